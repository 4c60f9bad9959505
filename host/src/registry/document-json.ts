/** The JSON that the server wrote into an element of the document, or undefined. */
export function documentJson(id: string): unknown {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? '');
  } catch {
    return undefined;
  }
}
