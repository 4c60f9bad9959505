import { readFile } from 'node:fs/promises';
import { paths } from '@investor-portal/shared/routes/paths';
import { expect, expectAccessible, test, followLink, portalFrame } from '../portal';
import { freshCampaign, openAt } from '../investing';
import { smallTargets } from '../small-targets';

const wide = { width: 1280, height: 900 };

test('§2 shows the countdown, the terms and the modules of a campaign, and Invest Now stays in view', async ({
  page,
}) => {
  const campaign = await freshCampaign();
  const { portal } = await openAt(page, paths.campaign(campaign.guid));
  await expect(portal.getByRole('heading', { level: 1 })).toContainText(campaign.nameOfIssuer);
  await expect(portal.getByRole('timer')).toHaveAccessibleName(
    /^Offering ends in 9 days, 23 hours, 5\d minutes$/,
  );
  const terms = portal.getByRole('region', { name: 'Investment Terms' });
  await expect(terms).toContainText('Share pricePHP 12.50');
  await expect(terms).toContainText('Maximum per investorPHP 100,000.00');
  // The risk warning is visible before every press towards a commitment (readings R13).
  await expect(portal.getByRole('note', { name: 'Risk' })).toBeInViewport({ ratio: 1 });
  await portal.getByRole('link', { name: 'About the company' }).click();
  await expect(portal.getByRole('tab', { name: 'Introduction' })).toBeFocused();
  await expect(portal.getByRole('tab', { name: 'Introduction' })).toBeInViewport({ ratio: 1 });
  for (const name of ['Introduction', 'Team', 'Company Details', 'Documents']) {
    await portal.getByRole('tab', { name }).click();
    await expect(portal.getByRole('tabpanel')).not.toContainText('No record found');
    await expect(portal.getByRole('tabpanel')).not.toBeEmpty();
  }
  // The link is beside the text, or at the bottom of a phone's screen. It is shown once, even at the end of the page.
  const invest = portal.getByRole('link', { name: 'Invest Now' });
  const toEnd = () => window.scrollTo(0, document.body.scrollHeight);
  await portalFrame(page).evaluate(toEnd);
  await expect(invest).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await test.step('on a wide screen', async () => {
    await page.setViewportSize(wide);
    await portalFrame(page).evaluate(toEnd);
    await expect(invest).toHaveCount(1);
    await expect(invest).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    // A frame that is lower than the column beside the text shows the control in focus.
    await page.setViewportSize({ width: 1366, height: 657 });
    await portalFrame(page).evaluate(() => window.scrollTo(0, 0));
    const share = portal.getByRole('button', { name: 'Share' });
    await share.focus();
    await expect(share).toBeInViewport({ ratio: 1 });
  });
});

test('opens documents in a new tab', { tag: '@whole-browser' }, async ({ page, context }) => {
  const campaign = await freshCampaign();
  const { portal } = await openAt(page, `${paths.campaign(campaign.guid)}?module=documents`);
  const opened = context.waitForEvent('page');
  await portal.getByRole('tabpanel').getByRole('button', { name: /^Open/ }).first().click();
  const tab = await opened;
  await expect.poll(() => tab.url()).toContain('/files/');
  await page.bringToFront();
  const offering = context.waitForEvent('page');
  await portal.getByRole('button', { name: /^Read the offering document/ }).click();
  const document = await offering;
  await expect.poll(() => document.url()).toContain('/offering-memorandum.pdf');
});

test("scrolls an issuer's wide table and long lines in their own area, and keeps amounts on one line", async ({
  page,
}) => {
  const cells = ['Manufacturing equipment', '12,500,000.00', '62.50%', 'Implementation'];
  const summary = `<table><tr><td>${[...cells, ...cells, ...cells].join('</td><td>')}</td></tr></table>
    <pre>Revenue 2027: PHP 25,000,000.00 ${'and so on '.repeat(30)}</pre>`;
  const campaign = await freshCampaign({ summary });
  const { portal } = await openAt(page, paths.campaign(campaign.guid));
  const section = portal.getByRole('region', { name: 'Summary' });
  await expect(section.locator('table')).toHaveAttribute('tabindex', '0');
  await expect(section.locator('pre')).toHaveAttribute('tabindex', '0');
  const lines = () =>
    section
      .getByText('12,500,000.00')
      .first()
      .evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length;
      });
  const overflow = () =>
    portalFrame(page).evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await lines()).toBe(1);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await test.step('on a wide screen', async () => {
    await page.setViewportSize(wide);
    expect(await lines()).toBe(1);
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
});

test('decision 39: watches campaigns, compares them, and saves their dates', async ({ page }) => {
  const [one, two] = [await freshCampaign(), await freshCampaign()];
  const { portal } = await openAt(page, paths.campaign(one.guid));
  await portal.getByRole('button', { name: 'Watch' }).click();
  const download = page.waitForEvent('download');
  await portal.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${one.campaignCode}.ics`);
  expect(await readFile(await file.path(), 'utf8')).toContain('BEGIN:VALARM');

  await followLink(page, paths.campaign(two.guid));
  await portal.getByRole('button', { name: 'Watch' }).click();
  await followLink(page, paths.watchlist);
  await expect(portal.getByRole('article')).toHaveCount(2);
  await expect(portal.getByRole('button', { name: 'Watch', pressed: true })).toHaveCount(2);
  await expectAccessible(page);
  await portal.getByRole('link', { name: 'Compare' }).click();
  await expect(portal.getByRole('columnheader')).toHaveCount(2);
  expect(await smallTargets(page)).toEqual([]);
  await expectAccessible(page);
  await portal.getByRole('link', { name: 'Invest Now' }).first().click();
  await expect(portal.getByLabel('Amount')).toBeVisible();
});
