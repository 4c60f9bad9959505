import type { Locator, Page } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import { recordShifts, shiftsOf } from '../layout-shifts';
import { hostUrl } from '../stack';
import {
  expect,
  expectAccessible,
  freshInvestor,
  openPortal,
  test,
  type Investor,
  goTo,
} from '../portal';

/* A first frame (decision 106), which these tests hold by holding back the portal's script. */

/** Makes every shadow tree open, because the first frame's tree is closed to tests. Runs in every document. */
function openShadowTrees(): void {
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function openShadow(init) {
    return attach.call(this, { ...init, mode: 'open' });
  };
}

/** Opens an address, and keeps the portal's script back until `start` is called. Without an investor, a visitor opens it. */
async function openWithoutScript(page: Page, address: string, investor?: Investor) {
  await page.addInitScript(openShadowTrees);
  await page.addInitScript(recordShifts);
  const portal = investor ? await openPortal(page, investor) : page;
  if (investor) await expect(portal.getByRole('heading', { level: 1 })).toBeVisible();
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/main\.\w+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const loaded = investor ? goTo(page, address) : page.goto(hostUrl + address);
  const frame = portal.locator('[data-first-frame]');
  return {
    portal,
    frame,
    start: async () => {
      release();
      await loaded;
      await expect(frame).toHaveCount(0);
    },
  };
}

/** Returns the texts without initials, which a logo may replace, and without the time left, which changes. */
async function textsOf(parts: Locator): Promise<string[]> {
  const texts = await parts.allTextContents();
  return texts.map((text) => text.replace(/[A-Z]{2}(?=[A-Z][a-z])|\d+ (?:day|hour|minute)s?/g, ''));
}

for (const isVisitor of [false, true])
  test(`the list of ${isVisitor ? 'a visitor' : 'an investor'} is there before the portal’s script, as React shows it`, async ({
    page,
  }) => {
    const investor = isVisitor ? undefined : await freshInvestor('Premium');
    const address = isVisitor ? paths.publicOpportunities : paths.opportunities;
    const { portal, frame, start } = await openWithoutScript(page, address, investor);
    const seen = frame.getByRole('listitem');
    await expect(seen.locator('img[src*="files"]').first()).toBeVisible();
    await expectAccessible(page);
    const texts = await textsOf(seen);
    const link = frame.getByRole('heading', { level: 2 }).getByRole('link').nth(1);
    await link.focus();
    const href = (await link.getAttribute('href')) ?? '';
    const area = { name: 'Newest campaigns' };
    const scrolled = await frame.getByRole('region', area).evaluate(({ scrollTop }) => scrollTop);
    const place = await seen.last().boundingBox();
    await start();
    await test.step('the focus and the scroll position stay', async () => {
      await expect(portal.locator(`main a[href="${href}"]`)).toBeFocused();
      const after = portal.getByRole('region', area);
      await expect.poll(() => after.evaluate(({ scrollTop }) => scrollTop)).toBe(scrolled);
    });
    const shown = portal.getByRole('listitem');
    expect(texts.length).toBeGreaterThan(1);
    expect((await textsOf(shown)).slice(0, texts.length)).toEqual(texts);
    expect(await shown.nth(texts.length - 1).boundingBox()).toEqual(place);
    // Inter replaces the fallback font, whose widths are almost the same.
    const shifts = (await shiftsOf(page)) ?? [];
    expect(shifts.filter(({ value }) => value > 0.001)).toEqual([]);
  });

test('a press opens the same screen once the portal’s script has arrived', async ({ page }) => {
  const investor = await freshInvestor('Premium');
  const { portal, frame, start } = await openWithoutScript(page, paths.opportunities, investor);
  await frame.getByRole('button', { name: 'Invest Now' }).first().click();
  await start();
  await expect(portal.getByRole('group', { name: 'Whole shares' })).toBeVisible();
});
