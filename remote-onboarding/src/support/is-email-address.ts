/** Whether support is reached by e-mail, and not by phone or on a page. */
export function isEmailAddress(support: string | undefined): support is string {
  return support !== undefined && /^[^\s/?&#:]+@[^\s/?&#:]+$/.test(support);
}
