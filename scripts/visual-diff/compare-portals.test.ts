import { chromium, type Browser, type Page } from '@playwright/test';
import { root } from '../workspace/apps';
import { launchOptions } from './launch-options';
import { comparePortals } from './compare-portals';
import { startPortal, type RunningPortal } from './portal-of-tree';

let portal: RunningPortal;
let browser: Browser;

beforeAll(async () => {
  portal = await startPortal(root, 4560);
  browser = await chromium.launch(launchOptions());
}, 300_000);
afterAll(async () => {
  await browser.close();
  await portal.close();
});

/** Opens the gallery of the same portal by two host names, and changes an element of the second page. */
async function changesOf(selector: string, change: (element: HTMLElement) => void) {
  const act = async (page: Page) => {
    if (page.url().includes('127.0.0.1')) await page.locator(selector).first().evaluate(change);
  };
  const second = { ...portal, host: portal.host.replace('localhost', '127.0.0.1') };
  const state = { name: 'component gallery', at: '/__components', height: 12_000, act };
  const { compared, changed, failed } = await comparePortals(browser, [portal, second], [state]);
  expect(failed).toEqual([]);
  return { compared, changed: changed.map(({ name }) => name) };
}

it('finds nothing where nothing changed', async () => {
  expect(await changesOf('h1', () => undefined)).toEqual({ compared: 4, changed: [] });
}, 120_000);

it.each<[string, string, (element: HTMLElement) => void]>([
  ['a padding', 'section button', ({ style }) => (style.paddingLeft = '24px')],
  ['the colour of a thin border', 'section input', ({ style }) => (style.borderColor = '#6d7980')],
  ['a moved icon', 'section svg', ({ style }) => (style.translate = '2px')],
  [
    'a missing underline',
    'section a:not(:has(svg))',
    ({ style }) => (style.textDecoration = 'none'),
  ],
  ['a letter-spacing', 'h2', ({ style }) => (style.letterSpacing = '0.1px')],
])(
  'finds %s',
  async (_, selector, change) => {
    const { changed } = await changesOf(selector, change);
    expect(changed.toSorted()).toEqual([
      'component gallery, 1280 px, dark',
      'component gallery, 1280 px, light',
      'component gallery, 360 px, dark',
      'component gallery, 360 px, light',
    ]);
  },
  120_000,
);
