import { paths } from '@investor-portal/shared/routes/paths';
import { expect } from '../portal';
import { withBefore } from '../isolated/isolated-federation';
import { expectState, isRegistry, newest, onlyFor, signIn, silence, test, visit } from './fixture';

const disabled = { reason: 'wrong totals' };
const message = 'This page is temporarily unavailable';

test('an open page drops the remote on its next screen, and Retry brings it back', async ({
  page,
  federation,
}) => {
  await page.clock.install();
  await signIn(page, federation);
  await page.goto(federation.origin + paths.opportunities);
  const card = page.locator(`main article a[href^="${paths.campaign('')}"]`).first();
  const campaign = (await card.getAttribute('href')) ?? '';
  await page.evaluate(() => document.body.append(document.createElement('input')));
  federation.change = (released) => ({ ...released, disabled });
  let answerNow = () => {};
  const wait = new Promise<void>((resolve) => (answerNow = resolve));
  federation.disturbHost = (real) => async (req, res) => {
    if (isRegistry(req.url)) await wait;
    real(req, res);
  };
  const off = page.getByText(message);
  // The registry in the page is now stale.
  await page.clock.fastForward(31_000);

  // If the investor types before the response arrives, the screen stays until the investor leaves it.
  const answered = page.waitForResponse((response) => isRegistry(response.url()));
  await visit(page, campaign);
  await page.locator('body > input').fill('solar');
  answerNow();
  await (await answered).finished();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Invest Now')).toBeVisible();
  await expect(off).toBeHidden();
  // A known kill switch takes effect at once, even if the registry does not respond.
  await page.clock.fastForward(31_000);
  federation.disturbHost = onlyFor(isRegistry, silence);
  await visit(page, paths.opportunities);
  await expect(off).toBeVisible({ timeout: 2_000 });
  federation.disturbHost = undefined;

  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(off).toBeVisible();
  federation.change = (released) => released;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('tab', newest)).toBeVisible();
  await expectState(page, /loaded.*current/);
});

test('a loaded remote shows no skeleton when another of its mounts opens', async ({
  page,
  federation,
}) => {
  await signIn(page, federation);
  const premium = page.getByRole('heading', { level: 1, name: 'Premium Account Access' });
  const qualified = page.getByRole('heading', { level: 1, name: 'Qualified Account Access' });
  await page.goto(federation.origin + paths.premiumAccount);
  await expect(premium).toBeVisible();
  // The form is a separate chunk, which is loaded now.
  await visit(page, paths.qualifiedAccount);
  await expect(qualified).toBeVisible();

  const skeletons = await page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const shown = document.querySelector('main')?.innerText ?? '';
      if (shown.includes('Loading...')) seen.push(shown);
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  await visit(page, paths.premiumAccount);
  await expect(premium).toBeVisible();
  await visit(page, paths.qualifiedAccount);
  await expect(qualified).toBeVisible();
  expect(await skeletons.jsonValue()).toEqual([]);
});

test('only the audience gets a canary that no share of investors has yet', async ({
  page,
  federation,
}) => {
  const canary = { version: 'before', share: 0, audience: 'staff' };
  federation.change = (released) => ({ ...withBefore(released), canary });
  // choose.test.ts of shared/registry checks other cohorts, and the shares of 10,000 investors.
  for (const [cohort, state] of [
    ['staff', /before.*audience/],
    [undefined, /current/],
  ] as const) {
    await signIn(page, federation, undefined, cohort);
    await page.goto(federation.origin + paths.opportunities);
    await expect(page.getByRole('tab', newest)).toBeVisible();
    await expectState(page, state);
  }
});
