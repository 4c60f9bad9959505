import { paths } from '@investor-portal/shared/routes/paths';
import type { IsolatedSandbox } from '../isolated/isolated-sandbox';
import { expectPosted, handOverOnRequest } from '../isolated/isolated-servers';
import { expect, test } from '../isolated/on-isolated-sandbox';
import { openFromMenu, type Investor } from '../portal';

declare global {
  interface Window {
    deviceIsAheadMs?: number;
  }
}

type Token = Investor['tokenDetails'];

/** Creates an investor with a commitment that must be reconfirmed within 6 hours, in a campaign that ends in 20 hours. */
async function changedCampaign(sandbox: IsolatedSandbox) {
  const investor = await sandbox.investor('Premium', { balance: 20_000 });
  const campaign = await sandbox.campaign({ endsInHours: 20 });
  const guid = await sandbox.commit(investor, campaign, 50_000);
  const change = { sharePrice: 125, reconfirmWithinSeconds: 6 * 3_600 };
  await sandbox.control(`campaigns/${campaign.guid}/material-change`, change);
  return { investor, campaign, guid };
}

test.describe('readings R12: on a device whose clock is a day ahead', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const RealDate = Date;
      const now = () => RealDate.now() + (window.deviceIsAheadMs ?? 86_400_000);
      window.Date = new Proxy(RealDate, {
        construct: (target, parts) => Reflect.construct(target, parts.length ? parts : [now()]),
        get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
      });
    }),
  );

  test('every deadline goes by the platform’s time, and the portfolio says once that the clock differs', async ({
    page,
    sandbox,
    visit,
  }) => {
    const { investor, campaign, guid } = await changedCampaign(sandbox);
    const life = await visit(investor);
    const { portal } = life;
    await test.step('the portfolio shows what is due', async () => {
      await life.follow(paths.portfolio);
      await expect(portal.getByText(/^Reconfirm your commitment to .* by .* PHT$/)).toBeVisible();
      const ahead = portal.getByRole('region', { name: 'Coming up' });
      await expect(ahead.getByText('Last moment to reconfirm')).toBeVisible();
      await expect(portal.getByRole('status').filter({ hasText: 'clock' })).toHaveText(
        'Your device’s clock is 1 day ahead. Deadlines here go by the platform’s time.',
      );
      await life.expectAccessible();
    });
    await test.step('an open campaign can be invested in', async () => {
      await life.follow(paths.campaign(campaign.guid));
      await expect(portal.getByRole('link', { name: 'Invest Now' })).toBeVisible();
    });
    await test.step('also when the clock is set ahead while the page is open, as after a sleep', async () => {
      await portal.locator('body').evaluate(() => {
        window.deviceIsAheadMs = 2 * 86_400_000;
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await expect(portal.getByText('Your device’s clock is 2 days ahead.')).toBeVisible();
      await expect(portal.getByRole('link', { name: 'Invest Now' })).toBeVisible();
    });
    await test.step('a commitment can be reconfirmed', async () => {
      await life.openCommitment(guid, campaign);
      await expect(portal.getByText(/^Reconfirm by .* PHT$/)).toBeVisible();
      await life.choose('Reconfirm commitment');
      const dialog = portal.getByRole('dialog', { name: 'Reconfirm this commitment?' });
      await dialog.getByRole('button', { name: 'Reconfirm commitment' }).click();
      await expect(portal.getByText('Success!')).toBeVisible();
    });
    await test.step('readings S6: a token that has expired is renewed, and the investor can sign out', async () => {
      const { externalReferenceCode, tokenDetails: expired } = investor;
      const tokenDetails = await sandbox.control<Token>('tokens', { externalReferenceCode });
      // The page can answer before the token expires, because a refetch after the action above may still be under way.
      await handOverOnRequest(page, { ...investor, tokenDetails });
      await sandbox.control('tokens/revoke', { access_token: expired.access_token });
      await openFromMenu(portal, 'Portfolio');
      await portal.getByRole('link', { name: /Stock Position/ }).click();
      await expect(portal.getByText('No record found')).toBeVisible();
      await expectPosted(page, 'portal:session-expired');
      const posted = await page.evaluate<string[]>('posted');
      expect(posted.filter((each) => each === 'portal:session-expired')).toHaveLength(1);
      await page.evaluate("portal.postMessage({ action: 'portal:sign-out', value: null }, '*')");
      await expect(portal.getByText('You’ve been signed out', { exact: true })).toBeVisible();
    });
  });
});
