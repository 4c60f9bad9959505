function documentText(id: string): string {
  return document.getElementById(id)?.textContent?.trim() ?? '';
}

/** Returns the text of the registry in the page, byte for byte as it was signed. */
export function registryText(): string {
  return documentText('portal-releases');
}

export function documentJson(id: string): unknown {
  try {
    return JSON.parse(documentText(id));
  } catch {
    return undefined;
  }
}

/** Goes by the server's clock, because the clock of the investor's device may be wrong. */
export function documentTime(): number {
  const servedAt = Date.parse(String(documentJson('portal-time')));
  return Number.isNaN(servedAt) ? Date.now() : servedAt + performance.now();
}
