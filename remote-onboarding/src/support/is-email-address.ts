/** Whether support is an e-mail address. Otherwise it is a phone number or the address of a page. */
export function isEmailAddress(support: string | undefined): support is string {
  return support !== undefined && /^[^\s/?&#:]+@[^\s/?&#:]+$/.test(support);
}
