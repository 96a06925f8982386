// Empty here; the program that serves tables sends another one, which says where it is.
