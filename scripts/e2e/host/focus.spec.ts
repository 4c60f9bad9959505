import type { Page } from '@playwright/test';
import { paths } from '@investor-portal/shared/routes/paths';
import { embeddingHtml } from './embedding-page';
import { expect, freshInvestor, test, type IsolatedServers } from '../isolated/isolated-servers';
import { control, openFromMenu } from '../portal';

/** Opens a page that mounts the portal, below a control of its own. */
async function openPage(page: Page, own: IsolatedServers, opens: string) {
  const investor = await freshInvestor('Premium', { balance: 45_670 });
  own.opens = opens;
  own.html = (portal, address) => {
    const markup =
      '<button>A control of the platform</button><div id="portal" style="height: 90vh"></div>';
    return embeddingHtml(portal, address, investor, { markup, run: '' });
  };
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
