import { webkit, type Browser, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { pressByX } from './x-input.ts';
import { startMiniBrowser } from './mini-browser.ts';

/** What stands behind the API's objects in this process, as far as it is used here. */
interface Internals {
  _options: BrowserContextOptions;
  _browser: { _syncTabs(): Promise<void>; _tabs: ReadonlyMap<string, { page: { _page: ServerPage } }> };
  doCreateNewPage(): Promise<ServerPage>;
}

export interface ServerPage {
  mouse: { _raw: object };
  keyboard: { _raw: object };
}

/**
 * Makes `webkit.launch` start WebKitGTK's MiniBrowser. Playwright drives it by WebKit's inspector, as it does browsers on
 * iOS; what it cannot do there is added: a context of its own for each test, new pages, and the input of a real pointer and
 * keyboard, for which it has only events made by a script.
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
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const { display, endpoint, stop } = await startMiniBrowser(program, options.timezoneId);
  const browser = await webkit.connectOverCDP(endpoint);
  const [context] = browser.contexts();
  const [opener] = context?.pages() ?? [];
  if (!context || !opener) throw new Error('MiniBrowser has no window.');
  const inner = internalsOf(context);
  inner._options.baseURL = options.baseURL;
  const { width = 0, height = 0 } = options.viewport ?? {};
  inner.doCreateNewPage = async () => {
    const { _browser: tabs } = inner;
    const before = tabs._tabs.size;
    const left = (before - 1) * width;
    await opener.evaluate(
      (features) => void window.open('about:blank', '_blank', features),
      `popup,noopener,left=${left},top=0,width=${width},height=${height}`,
    );
    while (tabs._tabs.size === before) await tabs._syncTabs();
    const page = [...tabs._tabs.values()].at(-1)?.page._page;
    if (!page) throw new Error('The window was closed.');
    pressByX(page, display, left);
    return page;
  };
  // In the place of the text that Playwright would set as `value`, which React takes for a change of its own.
  await context.addInitScript(() => {
    const insertText = (text: string) => document.execCommand('insertText', false, text);
    Object.assign((window as unknown as { __pwWebViewInput: object }).__pwWebViewInput, { insertText });
  });
  context.close = async () => {
    await browser.close();
    await stop();
  };
  return context;
}

function internalsOf(context: BrowserContext): Internals {
  const { _connection } = context as unknown as {
    _connection?: { toImpl?(of: object): Partial<Internals> };
  };
  const inner = _connection?.toImpl?.(context);
  if (inner?._options && inner._browser?._syncTabs && inner.doCreateNewPage) return inner as Internals;
  throw new Error('This Playwright is another inside than the one engines/webkit-gtk was written for.');
}
