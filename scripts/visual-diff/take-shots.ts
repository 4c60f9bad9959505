import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { lateMs } from '../e2e/nightly/network-scripts';
import { settled } from '../e2e/settled';
import { askControl, type Investor } from '../workspace/ask-control';
import { shownTime, type ComparedPortal } from './portal-of-tree';
import type { List, State } from './states';

export const widths = [360, 1280] as const;
export const appearances = ['light', 'dark'] as const;

/** Screenshots as PNG files, by the appearance. */
export type Shots = Readonly<Record<(typeof appearances)[number], Buffer>>;

/** In CSS pixels. The height is fixed, because a list loads rows until they fill the window. */
const tallWindow = 2_000;

/** The longest time that a state may take. */
const limitMs = 90_000;

/** The number of screenshots within which the page has to stop changing. */
const attempts = 10;

/** Opens a state in a new browser context. @throws an error if the state does not open. */
export async function takeShots(
  browser: Browser,
  portal: ComparedPortal,
  { investor, at, fault, act, height = tallWindow }: State,
  width: (typeof widths)[number],
): Promise<Shots> {
  const session = investor === undefined ? undefined : await sessionOf(portal, investor);
  if (fault)
    await askControl(portal.sandbox, 'faults', { ...fault, externalReferenceCode: investor });
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    hasTouch: width < 600,
    timezoneId: 'Asia/Manila',
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  // Closing the context ends whatever is waiting.
  const limit = setTimeout(() => void context.close(), limitMs);
  try {
    await makeRepeatable(context, session);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const address = typeof at === 'string' ? at : await at(listOf(portal, session));
    await settled(page, () => page.goto(portal.host + address));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await act?.(page);
    await showAll(page, height);
    const light = await stillShot(page);
    await page.evaluate(() => (document.documentElement.dataset['appearance'] = 'dark'));
    return { light, dark: await stillShot(page) };
  } finally {
    clearTimeout(limit);
    await context.close();
  }
}

type Session = Omit<Investor, 'accountId'>;

async function sessionOf({ sandbox }: ComparedPortal, investor: string): Promise<Session> {
  const [known, tokenDetails] = await Promise.all([
    askControl<Pick<Investor, 'code' | 'externalReferenceCode'>[]>(sandbox, 'investors'),
    askControl<Session['tokenDetails']>(sandbox, 'tokens', { externalReferenceCode: investor }),
  ]);
  const code = known.find((each) => each.externalReferenceCode === investor)?.code ?? '';
  return { code, externalReferenceCode: investor, tokenDetails };
}

function listOf({ sandbox }: ComparedPortal, session: Session | undefined): List {
  return async <Row>(list: string) => {
    const response = await fetch(`${sandbox}/api/v1/partner-transactional/${list}/list`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${session?.tokenDetails.access_token ?? ''}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ rowPerPage: 50 }),
    });
    return ((await response.json()) as { data: Row[] }).data;
  };
}

/** Stores the session like the hand-over does, and gives the page a fixed time and repeatable random numbers. */
async function makeRepeatable(context: BrowserContext, session: Session | undefined) {
  await context.clock.install({ time: shownTime });
  await context.clock.setFixedTime(shownTime);
  await context.addInitScript((external) => {
    if (external) localStorage.setItem('external', JSON.stringify(external));
    let state = 1;
    Math.random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  }, session);
}

/** Waits for content that loads some seconds after the page opens, or when the content comes into view. */
async function showAll(page: Page, height: number): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  // Advancing the clock of a loading page may change what it shows. The component gallery never stops loading.
  await expect(loadingText(page))
    .toHaveCount(0, { timeout: 10_000 })
    .catch(() => undefined);
  await settled(page, () => page.clock.runFor(lateMs));
  await settled(page, () => page.setViewportSize({ width, height }));
  // After this, no toast is left on the page.
  await settled(page, () => page.clock.runFor(2 * lateMs));
  await page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.images].filter((image) => image.complete);
    await Promise.all(loaded.map((image) => image.decode().catch(() => undefined)));
  });
}

const loadingText = (page: Page) =>
  page.getByText(errorCatalogue.loading.message, { exact: true }).filter({ visible: true });

/** Takes screenshots until two in a row are equal. */
async function stillShot(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
  let before = await take();
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    await page.waitForTimeout(150);
    const shot = await take();
    if (shot.equals(before)) return shot;
    before = shot;
  }
  throw new Error('The page does not stop changing.');
}
