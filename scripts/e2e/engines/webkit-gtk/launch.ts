import {
  webkit,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { startMiniBrowser } from './mini-browser';
import { countPresses, pressByX, type Input } from './x-input';

/**
 * Makes `webkit.launch` start WebKitGTK's MiniBrowser, which Playwright drives through WebKit's inspector, like Safari on iOS.
 * This adds the missing parts: a separate context for each test, new pages, and the input of a real pointer and keyboard
 * instead of scripted events.
 */
export function launchMiniBrowser(program: string, options: BrowserContextOptions): void {
  const browser = {
    _connection: {},
    newContext: () => openContext(program, options),
    close: () => Promise.resolve(),
  };
  webkit.launch = () => Promise.resolve(browser as unknown as Browser);
}

async function openContext(
  program: string,
  { timezoneId, baseURL, viewport }: BrowserContextOptions,
): Promise<BrowserContext> {
  const { display, origin, stop } = await startMiniBrowser(program, timezoneId);
  const browser = await webkit.connectOverCDP(origin);
  const [context] = browser.contexts();
  const [opener] = context?.pages() ?? [];
  if (!context || !opener) throw new Error('MiniBrowser has no window.');
  const { width = 0, height = 0 } = viewport ?? {};
  const inner = innerOf(browser, '_syncTabs');
  const { _syncTabs: syncTabs } = inner;
  // Playwright sets `value`, which React treats as its own change and ignores.
  await context.addInitScript(() => {
    const insertText = (text: string) => document.execCommand('insertText', false, text);
    const { __pwWebViewInput: input } = window as unknown as { __pwWebViewInput: object };
    Object.assign(input, { insertText });
  });
  await context.addInitScript(countPresses);
  context.newPage = async () => {
    const pages = context.pages().length;
    const left = (pages - 1) * width;
    // A popup has no toolbar, so its size is the size of the viewport.
    await opener.evaluate(
      (features) => void window.open(location.href, '_blank', features),
      `popup,noopener,left=${left},top=0,width=${width},height=${height}`,
    );
    while (context.pages().length === pages) await syncTabs.call(inner);
    const page = context.pages().at(-1) ?? opener;
    pressByX(page, innerOf(page, 'mouse'), display, left);
    followToAnotherProcess(page, baseURL);
    return page;
  };
  context.close = async () => {
    await browser.close();
    await stop();
  };
  return context;
}

/** A page's security policy may move the page to another process. Playwright loses the page then. */
function followToAnotherProcess(page: Page, baseURL: string | undefined): void {
  const goTo = page.goto.bind(page);
  page.goto = async (url, options) => {
    const address = new URL(url, baseURL).href;
    try {
      return await goTo(address, options);
    } catch (error) {
      if (!String(error).includes('Load request cancelled')) throw error;
      await page.waitForURL(address);
      return null;
    }
  };
}

/** The members that this file uses of Playwright's internal objects. */
interface InnerConnection extends Input {
  _syncTabs(): Promise<void>;
}

function innerOf(object: object, member: keyof InnerConnection): InnerConnection {
  const { _connection } = object as {
    _connection?: { toImpl?(of: object): Partial<InnerConnection> };
  };
  const inner = _connection?.toImpl?.(object);
  if (inner?.[member]) return inner as InnerConnection;
  throw new Error(`Playwright has no ${member} any more: engines/webkit-gtk needs it.`);
}
