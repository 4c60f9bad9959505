import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { listOf } from '../portal';
import { lateMs, settled } from '../settled';
import { askControl, type Investor } from '../../workspace/testing/ask-control';
import { states } from './states';
import { dataTime, shownTime } from './time';

/** In CSS pixels. The height is fixed, because a list loads rows until they fill the window. */
const tallWindow = 2_000;
const sandbox = () => String(test.info().config.metadata['sandbox']);
const visitor = { tokenDetails: { access_token: '' } };

// A failed test gets a new worker, and so do the data.
test.beforeAll(resetData);

for (const { name, investor, at, fault, act, height = tallWindow, writes } of states)
  for (const width of [360, 1280])
    test(`${name}, ${width} px`, async ({ browser }) => {
      const session = investor === undefined ? undefined : await sessionOf(investor);
      if (fault)
        await askControl(sandbox(), 'faults', { ...fault, externalReferenceCode: investor });
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        hasTouch: width < 600,
      });
      await makeRepeatable(context, session);
      const page = await context.newPage();
      const list = <Row>(name: string) => listOf<Row>(session ?? visitor, name, {}, sandbox());
      const address = typeof at === 'string' ? at : await at(list);
      await settled(page, () => page.goto(address));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await act?.(page);
      await showAll(page, height);
      await expect.soft(page).toHaveScreenshot(`${name}, ${width} px, light.png`);
      await page.evaluate(() => (document.documentElement.dataset['appearance'] = 'dark'));
      await expect.soft(page).toHaveScreenshot(`${name}, ${width} px, dark.png`);
      await context.close();
      if (writes) await resetData();
    });

/** Seeds the sandbox's data again and sets its clock to `shownTime`. */
async function resetData(): Promise<void> {
  await askControl(sandbox(), 'reset', {});
  const advanceSeconds = (shownTime.getTime() - dataTime.getTime()) / 1_000;
  await askControl(sandbox(), 'clock', { advanceSeconds });
}

type Session = Omit<Investor, 'accountId'>;

async function sessionOf(investor: string): Promise<Session> {
  const [known, tokenDetails] = await Promise.all([
    askControl<Pick<Investor, 'code' | 'externalReferenceCode'>[]>(sandbox(), 'investors'),
    askControl<Session['tokenDetails']>(sandbox(), 'tokens', { externalReferenceCode: investor }),
  ]);
  const code = known.find((each) => each.externalReferenceCode === investor)?.code ?? '';
  return { code, externalReferenceCode: investor, tokenDetails };
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
  // Advancing the clock of a loading page may change what it shows.
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
