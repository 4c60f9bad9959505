/** The tag of a test that no screen's width concerns: it runs on the phone alone. */
export const anyWidth = '@any-width';
