import { paths } from '@investor-portal/shared/routes/paths';
import { expect, test } from '../isolated/on-isolated-sandbox';

// Commitments of the sandbox's history, one of each colour, identified by amount (operations/write-history). The tests of
// shared/src/rules cover the texts and actions of every status.
const screens = [
  {
    amount: '5,000.00',
    colour: 'yellow',
    line: 'The platform still has to approve your commitment.',
    shows: 'Campaign: Pending for Approval',
    actions: ['Cancel commitment'],
  },
  {
    amount: '9,000.00',
    colour: 'action',
    line: 'If you don’t reconfirm, the commitment will be cancelled',
    shows: 'The campaign changed after you committed',
    actions: ['Reconfirm commitment', 'Cancel commitment'],
  },
  {
    amount: '12,000.00',
    colour: 'green',
    line: 'The campaign is complete,',
    shows: 'Stock memo issued',
    actions: [],
  },
  {
    amount: '14,000.00',
    colour: 'grey',
    line: 'The campaign was called off.',
    shows: 'Campaign Terminated',
    actions: [],
  },
];

test('§4 shows the details and actions of a status', async ({ page, sandbox, visit }) => {
  const investor = await sandbox.investor('Premium', { history: true });
  const life = await visit(investor);
  const { portal } = life;
  await life.goTo(`${paths.commitments}?view=commitment`);
  for (const { amount, colour, line, shows, actions } of screens) {
    await test.step(`${amount}: ${shows}`, async () => {
      const row = portal.getByRole('listitem').filter({ hasText: `PHP ${amount}` });
      await expect(row.locator('[data-colour]')).toHaveAttribute('data-colour', colour);
      await row.getByRole('link').click();
      await expect(portal.getByText(line)).toBeVisible();
      await expect(portal.getByText(shows).first()).toBeVisible();
      for (const badge of await portal.getByRole('main').locator('[data-colour]').all())
        if ((await badge.locator('xpath=ancestor::li').count()) === 0)
          await expect(badge).toHaveAttribute('data-colour', colour);
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
