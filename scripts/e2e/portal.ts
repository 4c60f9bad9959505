import {
  expect,
  test as base,
  type Frame,
  type FrameLocator,
  type Locator,
  type Page,
} from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { askControl, type Investor } from '../workspace/testing/ask-control';
import { hostUrl, sandboxUrl } from './stack';

export type Tier = 'New' | 'Basic' | 'Premium' | 'Qualified';

export function control<T = unknown>(path: string, body?: object): Promise<T> {
  return askControl<T>(sandboxUrl, path, body);
}

export function freshInvestor(tier: Tier, details: object = {}): Promise<Investor> {
  return control<Investor>('investors', { tier, ...details });
}

/** Opens the platform's page for an investor and returns the portal inside it. */
export async function openPortal(page: Page, investor: Investor): Promise<FrameLocator> {
  await page.goto(`/?investor=${investor.externalReferenceCode}`);
  return page.frameLocator('iframe');
}

export function portalFrame(page: Page, portalUrl = hostUrl): Frame {
  const frame = page.frames().find((each) => each.url().startsWith(portalUrl));
  if (!frame) throw new Error('The portal is not on this page.');
  return frame;
}

export async function goTo(page: Page, path: string, portalUrl = hostUrl): Promise<void> {
  await portalFrame(page, portalUrl).goto(portalUrl + path);
}

export async function reload(page: Page): Promise<void> {
  const frame = portalFrame(page);
  await Promise.all([frame.waitForNavigation(), frame.evaluate(() => location.reload())]);
}

/** Opens an address of the portal like a link, without reloading the page. */
export async function followLink(page: Page, path: string, portalUrl = hostUrl): Promise<void> {
  await portalFrame(page, portalUrl).evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Calls the partner API directly as an investor, to prepare a state or to check what was stored. */
export async function callApi<T = unknown>(
  { tokenDetails }: Pick<Investor, 'tokenDetails'>,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  api = sandboxUrl,
): Promise<T> {
  const response = await fetch(`${api}/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${tokenDetails.access_token}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { data: T };
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer.data;
}

/** Returns the first rows of a list, such as `commitment/investor`, as the partner API gives them to an investor. */
export function listOf<Row>(
  investor: Pick<Investor, 'tokenDetails'>,
  list: string,
  request: object = {},
  api?: string,
): Promise<Row[]> {
  const path = `api/v1/partner-transactional/${list}/list`;
  return callApi<Row[]>(investor, 'POST', path, { rowPerPage: 50, ...request }, api);
}

/** Opens one of the three entries of the navigation: in the header, or in the menu if the header has no room. */
export async function openFromMenu(portal: Pick<Page, 'getByRole'>, name: string): Promise<void> {
  const menu = portal.getByRole('button', { name: 'Menu' });
  await expect(menu).toBeVisible();
  const inHeader = portal.getByRole('banner').getByRole('link', { name, exact: true });
  if (await inHeader.isVisible()) return inHeader.click();
  await menu.click();
  await portal.getByRole('dialog').getByRole('link', { name, exact: true }).click();
}

/** Moves a finger across an element, from one part of its width to another. */
export async function swipe(page: Page, element: Locator, from: number, to: number): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not visible.');
  const session = await page.context().newCDPSession(page);
  const at = (part: number) => [{ x: box.x + box.width * part, y: box.y + box.height / 2 }];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) => {
    const touchPoints = part === undefined ? [] : at(part);
    return session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step += 1)
    await touch('touchMove', from + ((to - from) * step) / 10);
  await touch('touchEnd');
  await session.detach();
}

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const axeSource = readFileSync(axeFile, 'utf8');

/** Fails on axe's violations on the current screen, or too little contrast in the other appearance (decision 89). */
export async function expectAccessible(page: Page, portalUrl = hostUrl): Promise<void> {
  // axe runs only in Chromium, because Firefox 153 crashes (signal 11) on a form of the wizard.
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  const frame = portalFrame(page, portalUrl);
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  const violations = await frame.evaluate(async () => {
    const { axe } = window as unknown as Axe;
    // An element that is fading in has too little contrast until the animation ends.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    const problems = ({ violations: found }: AxeResults, where = '') =>
      found.map(({ id, nodes }) => `${where}${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    // Preloading serves a rule that is off and one for media, which the portal does not have.
    const violationsOnly = { resultTypes: ['violations'], selectors: false, preload: false };
    // Scrolled, the header covers whatever is beneath it.
    const { scrollY } = window;
    window.scrollTo({ top: 0, behavior: 'instant' });
    // The rule for targets of 24 px (WCAG 2.5.8) is off by default.
    const rules = { 'target-size': { enabled: true } };
    const asIs = problems(await axe.run({ ...violationsOnly, rules }));
    const { dataset } = document.documentElement;
    const { appearance = 'light' } = dataset;
    const other = appearance === 'light' ? 'dark' : 'light';
    // Switch transitions off, because axe would measure them halfway.
    const still = new CSSStyleSheet();
    still.replaceSync('* { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    dataset.appearance = other;
    const inOther = await axe.run({ ...violationsOnly, runOnly: ['color-contrast'] });
    dataset.appearance = appearance;
    document.adoptedStyleSheets.pop();
    window.scrollTo({ top: scrollY, behavior: 'instant' });
    return [...asIs, ...problems(inOther, `${other}: `)];
  });
  expect(violations).toEqual([]);
}

interface Axe {
  axe: { run(options: object): Promise<AxeResults> };
}

interface AxeResults {
  violations: { id: string; nodes: { html: string }[] }[];
}

/**
 * Makes Playwright's `fill` work with React in Firefox. Over WebDriver BiDi, Playwright sets `value`, which React treats as
 * its own change and ignores. This function inserts the text like typing does.
 */
async function typeAsFirefoxDoes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const insert = (text: string) => {
      const focused = document.activeElement;
      if (focused?.localName === 'iframe') return focused;
      document.execCommand('insertText', false, text);
    };
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
  });
}

/** Firefox reports these failures of scripts as page errors, which other browsers only log to the console. */
const onlyInFirefox = /^(?:The Same Origin Policy disallows|None of the “sha\d+” hashes)/;

interface Watch {
  /** For tests of hostile HTML, in which the browser reports what the policy blocks. */
  policyReports: 'fail' | 'expected';
  watch: void;
}

export const test = base.extend<Watch>({
  policyReports: ['fail', { option: true }],
  watch: [
    async ({ page, browserName, policyReports }, use) => {
      if (browserName === 'firefox') await typeAsFirefoxDoes(page);
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => {
        if (!onlyInFirefox.test(message)) faults.push(message);
      });
      page.on('console', (message) => {
        const report = /Content Security Policy/i.test(message.text());
        if (report && policyReports === 'fail') faults.push(message.text());
      });
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Investor };
