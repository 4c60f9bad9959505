/** Matches the innermost element with a text, because amounts and dates are elements of their own (`ui/NoWrap`). */
export function sentence(
  text: string | RegExp,
): (content: string, element: Element | null) => boolean {
  const contains = (element: Element) =>
    typeof text === 'string' ? element.textContent.includes(text) : text.test(element.textContent);
  return (_content, element) =>
    element !== null && contains(element) && ![...element.children].some(contains);
}
