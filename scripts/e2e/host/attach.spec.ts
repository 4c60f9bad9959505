import type { Page } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import { embeddingHtml } from './embedding-page';
import { expect, freshInvestor, test, type IsolatedServers } from '../isolated/isolated-servers';
import { control, openFromMenu } from '../portal';

async function openPage(
  page: Page,
  own: IsolatedServers,
  markupFor: (portal: string) => string,
  opens: string = paths.profile,
) {
  const investor = await freshInvestor('Premium', { balance: 45_670 });
  own.opens = opens;
  own.html = (portal, address) => {
    const markup = `<style>#portal { width: 100%; height: 90vh; border: 0 }</style>
      <button>A control of the platform</button>${markupFor(portal)}`;
    return embeddingHtml(portal, address, investor, { markup, run: '' });
  };
  await page.goto(own.platformUrl);
  return investor;
}

const withFrame = (portal: string) =>
  `<iframe id="portal" title="Investor portal" src="${portal}${paths.profile}"></iframe>`;

test('a frame of the page’s markup is attached long after its portal has spoken, and keeps its screen when it is moved', async ({
  page,
  own,
}) => {
  await openPage(page, own, withFrame);
  const portal = page.frameLocator('iframe');
  // The portal has already posted that it is ready, and its address.
  await expect(portal.getByRole('banner')).toBeVisible();
  await page.evaluate('InvestorPortal.attach(element, options)');
  await expect(portal.getByText('45,670.00')).toBeVisible();
  expect(await page.evaluate('detailsRequests')).toBe(1);
  const events = (await page.evaluate('posted')) as string[];
  expect(events.filter((action) => action === 'portal:ready')).toHaveLength(1);
  expect(events).toContain('portal:navigated');
  expect(events).toContain('portal:resize');
  await expect(page.evaluate('InvestorPortal.attach(element, options)')).rejects.toThrow(
    'not attached already',
  );

  // Moving the frame in the page reloads it.
  await openFromMenu(portal, 'Portfolio');
  await expect(portal.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
  await page.evaluate('document.body.prepend(element)');
  await expect(portal.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
  expect(await page.evaluate('detailsRequests')).toBe(2);
});

test('a preloaded portal waits unseen, and is opened without loading again', async ({
  page,
  own,
}) => {
  await openPage(page, own, () => '<div id="portal"></div>');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.getByRole('button', { name: 'A control of the platform' }).focus();
  await page.evaluate('InvestorPortal.preload(options)');
  const portal = page.frameLocator('iframe');
  await expect(portal.getByRole('banner')).toBeAttached();
  await expect(page.locator('iframe')).not.toBeVisible();
  expect(await page.evaluate('detailsRequests')).toBe(0);
  await expect(page.getByRole('button', { name: 'A control of the platform' })).toBeFocused();

  await page.evaluate('InvestorPortal.mount(element, options)');
  await expect(portal.getByText('45,670.00')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(documents).toHaveLength(1);
  expect(await page.evaluate('detailsRequests')).toBe(1);
  await openFromMenu(portal, 'Portfolio');
  await expect(portal.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
});

test('a portal that starts at its root, or whose session ends, leaves the focus in the page around it', async ({
  page,
  own,
}) => {
  const { externalReferenceCode } = await openPage(
    page,
    own,
    () => '<div id="portal"></div>',
    paths.root,
  );
  const platformControl = page.getByRole('button', { name: 'A control of the platform' });
  await platformControl.focus();
  await page.evaluate('window.mounted = InvestorPortal.mount(element, options); undefined');
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
    await page.evaluate("mounted.navigate('commitments')");
    const dialog = portal.getByRole('dialog', { name: 'Sign in again on the platform’s page' });
    await expect(dialog).toBeVisible();
    await expect(platformControl).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeFocused();

    await platformControl.focus();
    const { access_token } = await control<{ access_token: string }>('tokens', {
      externalReferenceCode,
    });
    await page.evaluate(
      `behaviour = 'details'; investor.tokenDetails.access_token = '${access_token}'; mounted.handOver()`,
    );
    await expect(dialog).toBeHidden();
    await expect(platformControl).toBeFocused();
  });
});
