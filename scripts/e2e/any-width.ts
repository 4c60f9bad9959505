/** The tag of a test that does not depend on the screen's width: it runs on the phone only. */
export const anyWidth = '@any-width';
