/** `cancelled` means that the investor cancelled. `blocked` means that neither sharing nor copying is allowed. */
type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'blocked';

export async function share(title: string, url: string): Promise<ShareOutcome> {
  const page: Partial<Navigator> = navigator;
  if (page.share)
    try {
      await page.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      // Sharing is not allowed in this frame, so the address is copied.
    }
  try {
    await page.clipboard?.writeText(url);
    return page.clipboard ? 'copied' : 'blocked';
  } catch {
    return 'blocked';
  }
}
