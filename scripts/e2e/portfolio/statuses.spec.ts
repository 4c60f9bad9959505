import { paths } from '@investor-portal/shared/routes/paths';
import { expect, test } from '../isolated/on-isolated-sandbox.ts';

/** The commitments of the sandbox's history, identified by amount (operations/write-history). */
const screens = [
  { amount: '5,000.00', shows: 'Campaign: Pending for Approval', actions: ['Cancel commitment'] },
  { amount: '6,000.00', shows: 'Campaign Still On-going', actions: ['Cancel commitment'] },
  { amount: '7,000.00', shows: 'Campaign Still On-going', actions: [] },
  { amount: '8,000.00', shows: 'Commitment Cancelled', actions: [] },
  {
    amount: '9,000.00',
    shows: 'The campaign changed after you committed',
    actions: ['Reconfirm commitment', 'Cancel commitment'],
  },
  { amount: '10,000.00', shows: 'Reconfirmed', actions: [] },
  { amount: '11,000.00', shows: 'Campaign Not Yet Completed', actions: [] },
  { amount: '12,000.00', shows: 'Stock memo issued', actions: [] },
  { amount: '13,000.00', shows: 'Final Investment Amount', actions: [] },
  { amount: '14,000.00', shows: 'Campaign Terminated', actions: [] },
];

test('§4 shows the right details and actions for every status', async ({
  page,
  sandbox,
  visit,
}) => {
  test.setTimeout(180_000);
  const investor = await sandbox.investor('Premium', { history: true });
  const life = await visit(investor);
  const { portal } = life;
  await life.goTo(`${paths.commitments}?view=commitment`);
  for (const { amount, shows, actions } of screens) {
    await test.step(`${amount}: ${shows}`, async () => {
      const row = portal.getByRole('listitem').filter({ hasText: `PHP ${amount}` });
      await row.getByRole('link').click();
      await expect(portal.getByText(shows).first()).toBeVisible();
      const kebab = portal.getByRole('button', { name: 'Actions' });
      await expect(kebab).toHaveCount(actions.length === 0 ? 0 : 1);
      if (actions.length > 0) {
        await kebab.click();
        await expect(portal.getByRole('menuitem')).toHaveText(actions);
        await page.keyboard.press('Escape');
      }
      await life.expectAccessible();
      await portal.getByRole('button', { name: 'Back' }).click();
      await expect(row).toBeVisible();
    });
  }
});
