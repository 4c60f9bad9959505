import type { Page } from '@playwright/test';

/**
 * Lets Playwright's `fill` reach React in Firefox: its own code for WebDriver BiDi sets `value`, which React takes for a
 * change of its own and ignores. This inserts the text as typing does.
 */
export async function typeAsFirefoxDoes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const insert = (text: string) => {
      const focused = document.activeElement;
      if (focused?.localName === 'iframe') return focused;
      document.execCommand('insertText', false, text);
    };
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
  });
}
