import type { Page } from '@playwright/test';

/**
 * Makes Playwright's `fill` work with React in Firefox. Over WebDriver BiDi, Playwright sets `value`, which React treats as
 * its own change and ignores. This function inserts the text like typing does.
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
