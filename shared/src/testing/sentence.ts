/**
 * Matches the innermost element that contains a text, for `getByText`. A sentence with an amount or a date consists of
 * several elements (`ui/NoWrap`), and `getByText` alone looks at the text nodes of one.
 */
export function sentence(
  text: string | RegExp,
): (content: string, element: Element | null) => boolean {
  const contains = (element: Element) =>
    typeof text === 'string' ? element.textContent.includes(text) : text.test(element.textContent);
  return (_content, element) =>
    element !== null && contains(element) && ![...element.children].some(contains);
}
