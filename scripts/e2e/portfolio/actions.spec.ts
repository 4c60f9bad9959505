import { paths } from '@investor-portal/shared/routes/paths';
import { expect, test } from '../isolated/on-isolated-sandbox';
import { openFromMenu } from '../portal';

test('§9 cancelling, until 48 hours before the offering ends, returns the money before the deadline', async ({
  sandbox,
  visit,
}) => {
  const investor = await sandbox.investor('Premium', { balance: 20_000 });
  const campaign = await sandbox.campaign({ endsInHours: 96 });
  const guid = await sandbox.commit(investor, campaign, 50_000);
  const life = await visit(investor);
  const { portal } = life;
  await life.advance(47);
  await life.follow(paths.commitment(guid, campaign.guid));

  await portal.getByRole('button', { name: 'Actions' }).click();
  const entry = portal.getByRole('menuitem', { name: 'Cancel commitment' });
  await expect(entry).toBeVisible();
  await life.expectAccessible();
  await entry.click();
  const dialog = portal.getByRole('dialog', { name: 'Cancel this commitment?' });
  await expect(dialog).toContainText(
    'PHP 50,000.00 goes back to your wallet, and you give up its 500 shares.',
  );
  await expect(dialog).toContainText(/Possible until\d{4}-\d{2}-\d{2}, \d{2}:\d{2} PHT/);
  await life.expectAccessible();
  await dialog.getByRole('button', { name: 'Cancel commitment' }).dblclick();
  await expect(portal.getByText('Success!')).toHaveCount(1);
  await expect(dialog).toBeHidden();
  await expect(portal.getByText('Commitment Cancelled').first()).toBeVisible();
  await expect(portal.locator('[data-picture="cancelled"]')).toBeVisible();
  await expect(portal.getByRole('button', { name: 'Actions' })).toHaveCount(0);

  await openFromMenu(portal, 'Profile');
  await expect(portal.getByText('70,000.00')).toBeVisible();
});

test('§4 a late reconfirmation is refused and the commitment is cancelled', async ({
  page,
  sandbox,
  visit,
}) => {
  const investor = await sandbox.investor('Premium', { balance: 20_000 });
  const campaign = await sandbox.campaign();
  const guid = await sandbox.commit(investor, campaign, 50_000);
  const change = { sharePrice: 125, reconfirmWithinSeconds: 3_600 };
  await sandbox.control(`campaigns/${campaign.guid}/material-change`, change);
  // This is the last request that the page sends by itself. A later request would update the portal's clock.
  const checked = page.waitForResponse((response) =>
    response.url().includes('/commitment/investor/list'),
  );
  const life = await visit(investor);
  const { portal } = life;
  await life.follow(paths.commitment(guid, campaign.guid));
  await expect(
    portal.getByRole('row', { name: 'Share price PHP 100.00 PHP 125.00' }),
  ).toBeVisible();
  await checked;
  await sandbox.control('clock', { advanceSeconds: 2 * 3_600 });
  await life.choose('Reconfirm commitment');
  const dialog = portal.getByRole('dialog');
  await expect(dialog.getByText('This is no longer possible.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(portal.locator('[data-picture="cancelled"]')).toBeVisible();
});
