import ctypes

ctqueens = ctypes.CDLL("libctqueens.so.1")
ctqueens.ctqueens_message.restype = ctypes.c_char_p

queens = (ctypes.c_uint8 * 8)()
written = ctqueens.ctqueens_solution(8, 0, queens, ctypes.c_size_t(len(queens)))
if written < 0:
    raise SystemExit(ctqueens.ctqueens_message(written).decode())
print("".join(str(column + 1) for column in queens))
