/** The tag of a test that does not depend on the screen's width. Such a test runs only on the phone. */
export const anyWidth = '@any-width';

/** The tag of a test that needs what the headless shell lacks, such as a PDF viewer. */
export const wholeBrowser = '@whole-browser';
