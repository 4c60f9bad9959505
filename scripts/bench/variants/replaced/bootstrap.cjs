// The asynchronous start that shared modules ask for where they are not eager.
void import('bench-host');
