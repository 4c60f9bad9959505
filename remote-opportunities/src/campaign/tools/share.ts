/** `cancelled`: by the investor. `blocked`: this browser or frame allows neither way. */
type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'blocked';

/** Through the system's share sheet where there is one, otherwise to the clipboard. */
export async function share(title: string, url: string): Promise<ShareOutcome> {
  const page: Partial<Navigator> = navigator;
  if (page.share)
    try {
      await page.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      // Not allowed in this frame: copied instead.
    }
  try {
    await page.clipboard?.writeText(url);
    return page.clipboard ? 'copied' : 'blocked';
  } catch {
    return 'blocked';
  }
}
