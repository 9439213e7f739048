# cmake -DPROJECT_VERSION=… -DPROGRAM=… -DLICENSE=… -DOUTPUT=… -P vscode.cmake: writes the folder of the extension for
# Visual Studio Code.
set(source "${CMAKE_CURRENT_LIST_DIR}/vscode")
file(REMOVE_RECURSE "${OUTPUT}")
file(COPY "${source}/README.md" "${LICENSE}" "${PROGRAM}" DESTINATION "${OUTPUT}")
configure_file("${source}/package.json" "${OUTPUT}/package.json" @ONLY)
