import type { Locator, Page } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import { commit, fail, freshCampaign } from '../investing';
import { embeddingHtml } from './embedding-page';
import { expect, freshInvestor, test, type IsolatedServers } from '../isolated/isolated-servers';
import { control, followLink, openFromMenu, portalFrame, type Investor } from '../portal';

const run = `
  const heights = [];
  const onEvent = ({ action, value }) => action === 'portal:resize' && heights.push(value.height);
  const { iframe } = InvestorPortal.mount(element, { ...options, height: 'auto', onEvent });`;

async function openFrame(
  page: Page,
  own: IsolatedServers,
  parts: object = { markup: '<div id="portal"></div>', run },
): Promise<Investor> {
  const investor = await freshInvestor('Premium', { balance: 100_000, history: true });
  own.opens = paths.profile;
  own.html = (portal, address) => embeddingHtml(portal, address, investor, parts);
  await page.goto(own.platformUrl);
  await expect(page.frameLocator('iframe').getByText('Wallet ID')).toBeVisible();
  return investor;
}

/** Returns the heights that the portal reports until it reports no more for a moment. */
async function reportedHeights(page: Page): Promise<number[]> {
  let before: unknown = -1;
  const isQuiet = async () => {
    const known = before;
    before = await page.evaluate('heights.length');
    return before === known;
  };
  await expect.poll(isQuiet, { intervals: [500] }).toBe(true);
  return (await page.evaluate('heights.splice(0)')) as number[];
}

test('a frame as tall as its content settles at once, without a scrollbar', async ({
  page,
  own,
}) => {
  await openFrame(page, own);
  // The window is higher than these screens, so that no screen reaches its limit.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 8_000 });
  const campaign = await freshCampaign();
  for (const path of [paths.invest(campaign.guid), paths.commitments]) {
    await followLink(page, path, own.portalUrl);
    await reportedHeights(page);
    // A screen that is still loading reports heights too, so this may need another attempt.
    await expect(async () => {
      const settled = await page.evaluate('iframe.style.height');
      await page.evaluate('iframe.style.height = "400px"');
      const heights = await reportedHeights(page);
      // The portal does not report the same height twice, so the test has to restore the frame's height.
      const restore = `iframe.style.height = "${settled}"`;
      await page.evaluate(`if (iframe.style.height === "400px") ${restore}`);
      // The bar of the amount may move. Apart from that, the content's height does not depend on the frame's height.
      expect(heights.length, `${path}: ${heights.join(', ')}`).toBeLessThanOrEqual(2);
    }).toPass();
    const overflow = () =>
      portalFrame(page, own.portalUrl).evaluate(() => {
        const { scrollHeight, clientHeight } = document.documentElement;
        return scrollHeight - clientHeight;
      });
    await expect.poll(overflow, path).toBe(0);
  }
});

const highFrame = `
  <style>html { scroll-padding-top: 64px }</style>
  <header style="position: sticky; top: 0; height: 64px; background: #dbe7f5">Platform</header>
  <div style="height: 200px"></div>
  <div id="portal" style="height: 1600px"></div>
  <div style="height: 900px"></div>`;

test('in a frame that is higher than the window, screens, dialogs and toasts open in view and clear of a sticky header', async ({
  page,
  own,
}) => {
  const investor = await openFrame(page, own, { markup: highFrame });
  const portal = page.frameLocator('iframe');
  const campaign = await freshCampaign();
  const guid = await commit(investor, campaign);
  const height = page.viewportSize()?.height ?? 0;
  const expectInView = (what: Locator) =>
    expect(async () => {
      const box = await what.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(64);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }).toPass();
  await test.step('a screen that opens from the end of another', async () => {
    await followLink(page, paths.opportunities, own.portalUrl);
    await portal.getByRole('article').nth(2).getByRole('link').first().click();
    await expectInView(portal.getByRole('heading', { level: 1 }));
  });
  await followLink(page, paths.commitment(guid, campaign.guid), own.portalUrl);
  const actions = portal.getByRole('button', { name: 'Actions' });
  await expect(actions).toBeVisible();
  // The header covers the top of the frame, and the window ends far above its bottom.
  await page.evaluate('scrollTo(0, 230)');
  await fail(investor, 'updateStatus', { status: 400, message: 'Offer is closed.' });
  await actions.click();
  await portal.getByRole('menuitem', { name: 'Cancel commitment' }).click();
  const dialog = portal.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Cancel commitment' });
  await test.step('a dialog', async () => {
    await expectInView(dialog);
    expect(await page.evaluate('scrollY')).toBe(230);
  });
  await confirm.click();
  await test.step('a failure', () => expectInView(portal.locator('[data-toast="failure"]')));
});

/** Opens a page that mounts the portal, below a control of its own. */
async function openPage(page: Page, own: IsolatedServers, opens: string) {
  const investor = await freshInvestor('Premium', { balance: 45_670 });
  own.opens = opens;
  const element = '<div id="portal" style="height: 90vh"></div>';
  const parts = { markup: `<button>A control of the platform</button>${element}`, run: '' };
  own.html = (portal, address) => embeddingHtml(portal, address, investor, parts);
  await page.goto(own.platformUrl);
  return investor;
}

const mount = 'window.mounted = InvestorPortal.mount(element, options); undefined';

test('a portal that starts at its root, or whose session ends, leaves the focus in the page around it', async ({
  page,
  own,
}) => {
  const { externalReferenceCode } = await openPage(page, own, paths.root);
  const platformControl = page.getByRole('button', { name: 'A control of the platform' });
  await platformControl.focus();
  await page.evaluate(mount);
  const portal = page.frameLocator('iframe');
  await expect(portal.getByText('45,670.00')).toBeVisible();
  // The screen sets its title right before it would move the focus.
  await expect.poll(() => own.frame(page).title()).toMatch(/^Profile/);
  await expect(platformControl).toBeFocused();

  // Inside the frame, the next screen takes the focus.
  await openFromMenu(portal, 'Portfolio');
  await expect(portal.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeFocused();

  await test.step('a session that ends leaves it there too, where the investor signs in again', async () => {
    await portal.getByRole('button', { name: 'Menu' }).focus();
    await platformControl.focus();
    await page.evaluate("behaviour = 'failure'");
    await control('tokens/revoke', { externalReferenceCode });
    await page.evaluate("mounted.navigate({ screen: 'commitments' })");
    const dialog = portal.getByRole('dialog', { name: 'The platform did not answer' });
    await expect(dialog).toBeVisible();
    await expect(platformControl).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeFocused();

    await platformControl.focus();
    const renewed = await control<object>('tokens', { externalReferenceCode });
    await page.evaluate(`investor.tokenDetails = ${JSON.stringify(renewed)}`);
    await page.evaluate("behaviour = 'details'; mounted.handOver()");
    await expect(dialog).toBeHidden();
    await expect(platformControl).toBeFocused();
  });
});
