# CMake toolchain: 32 bits, no operating system and so no shared libraries, with a compiler for x86-64. The standard
# headers are stand-ins, because the compiler may have none for 32 bits.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_C_FLAGS_INIT -m32)
set(CMAKE_CXX_FLAGS_INIT
  "-m32 -ffreestanding -nostdinc++ -isystem ${CMAKE_CURRENT_LIST_DIR}/../../platforms/standard")
