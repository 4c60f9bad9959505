/** The text that the server wrote into an element of the document; '' for none. */
function documentText(id: string): string {
  return document.getElementById(id)?.textContent?.trim() ?? '';
}

/** The registry's text in the page, byte for byte as it was signed. */
export function registryText(): string {
  return documentText('portal-releases');
}

/** The text of an element as JSON; undefined where there is none. */
export function documentJson(id: string): unknown {
  try {
    return JSON.parse(documentText(id));
  } catch {
    return undefined;
  }
}

/** The time by the server's clock, ms: the investor's may be wrong by years. */
export function documentTime(): number {
  const servedAt = Date.parse(String(documentJson('portal-time')));
  return Number.isNaN(servedAt) ? Date.now() : servedAt + performance.now();
}
