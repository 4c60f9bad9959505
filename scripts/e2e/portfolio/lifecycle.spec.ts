import { paths } from '@investor-portal/shared/routes/paths';
import { expect, test } from '../isolated/on-isolated-sandbox';
import { callApi, openFromMenu } from '../portal';

test('§4 follows a commitment’s whole life on the sandbox’s clock', async ({ sandbox, visit }) => {
  test.setTimeout(180_000);
  const investor = await sandbox.investor();
  const campaign = await sandbox.campaign();
  const guid = await sandbox.commit(investor, campaign, 50_000, true);
  // Together with another investor, 1,500 of 1,000 shares are requested.
  const other = await sandbox.investor();
  const others = await sandbox.commit(other, campaign, 100_000);
  const life = await visit(investor);
  const { portal } = life;
  const timeline = portal.getByRole('region', { name: 'Timeline' });
  const currentStep = timeline.locator('[aria-current="step"]');

  await test.step('pending', async () => {
    await life.openCommitment(guid, campaign);
    await expect(portal.getByText('Campaign: Pending for Approval')).toBeVisible();
    await expect(portal.locator('[data-picture="pending"]')).toBeVisible();
    await expect(portal.getByText(/^You can cancel this commitment until /)).toBeVisible();
    await expect(currentStep).toContainText('Committed');
  });

  await test.step('committed while the campaign is ongoing', async () => {
    await sandbox.control(`commitments/${guid}/settle`);
    await life.openCommitment(guid, campaign);
    await expect(portal.getByText('Campaign Still On-going')).toBeVisible();
    await expect(currentStep).toContainText('Cancelling ends');
  });

  await test.step('a material change asks for a reconfirmation', async () => {
    await sandbox.control(`campaigns/${campaign.guid}/material-change`, { equityOffered: 12.5 });
    await life.goTo(paths.portfolio);
    const action = portal.getByText(/^Reconfirm your commitment to .* by .* PHT$/);
    await expect(action).toBeVisible();
    await life.expectAccessible();
    await portal.getByRole('link', { name: /^Review CMT/ }).click();
    const change = portal.getByRole('row', { name: /^Equity offered .*% Now 12\.5%$/ });
    await expect(change).toBeVisible();
    await expect(currentStep).toContainText('Reconfirm the changed terms');
  });

  await test.step('reconfirmed', async () => {
    // The other investor accepts the change too. Otherwise their commitment would no longer count.
    const path = `api/v1/partner-transactional/commitment/update-status/${others}`;
    await callApi(other, 'PUT', path, { data: { commitmentStatusCode: 'APP' } }, sandbox.url);
    await life.choose('Reconfirm commitment');
    const dialog = portal.getByRole('dialog', { name: 'Reconfirm this commitment?' });
    await expect(dialog).toContainText('Your PHP 50,000.00 stays committed');
    // During the check of the commitment, a spinner covers the button's faded label.
    await expect(dialog.locator('[aria-busy]')).toHaveCount(0);
    await life.expectAccessible();
    await dialog.getByRole('button', { name: 'Reconfirm commitment' }).click();
    await expect(portal.getByText('Success!')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(timeline.getByText('Reconfirmed')).toBeVisible();
    await expect(portal.getByRole('button', { name: 'Actions' })).toHaveCount(0);
  });

  await test.step('the offering has ended', async () => {
    await life.advance(241);
    await life.openCommitment(guid, campaign);
    await expect(portal.getByText('Campaign Not Yet Completed')).toBeVisible();
    await expect(currentStep).toContainText('Final shares are calculated');
  });

  await test.step('closed: explains why fewer shares were received', async () => {
    await sandbox.control(`campaigns/${campaign.guid}/close`, { certificates: false });
    await life.openCommitment(guid, campaign);
    const details = portal.getByRole('region', { name: 'Final Investment Details' });
    await expect(details).toContainText('Final Investment AmountPHP 33,300.00');
    await expect(details).toContainText('Final No. of Shares333');
    await expect(timeline).toContainText('You asked for 500 shares and received 333 shares.');
    await expect(timeline).toContainText('PHP 16,700.00 went back to your wallet on ');
    await life.expectAccessible();
  });

  await test.step('certified: links to the stock position', async () => {
    await sandbox.control(`campaigns/${campaign.guid}/certify`);
    await life.openCommitment(guid, campaign);
    await timeline.getByRole('link', { name: /^SM-/ }).click();
    const title = portal.getByRole('heading', { level: 1, name: 'Security Position Details' });
    await expect(title).toBeVisible();
    await expect(portal.getByText(/^CERT-/)).toBeVisible();
    await life.expectAccessible();
  });
});

test('§9 cancelling, until 48 hours before the offering ends, returns the money before the deadline', async ({
  page,
  sandbox,
  visit,
}) => {
  const investor = await sandbox.investor('Premium', { balance: 20_000 });
  const campaign = await sandbox.campaign({ endsInHours: 96 });
  const guid = await sandbox.commit(investor, campaign, 50_000);
  const life = await visit(investor);
  const { portal } = life;
  await life.advance(47);

  const actions = portal.getByRole('button', { name: 'Actions' });
  await test.step('the menu is never on the name', async () => {
    const name = portal.getByRole('main').getByRole('link', { name: campaign.nameOfIssuer });
    const size = page.viewportSize() ?? { width: 360, height: 800 };
    const expectApart = async () => {
      await expect(actions).toBeVisible();
      const left = await actions.evaluate((button) => button.getBoundingClientRect().left);
      const right = await name.evaluate((link) => link.getBoundingClientRect().right);
      expect(left).toBeGreaterThanOrEqual(right);
    };
    await page.setViewportSize({ ...size, width: 700 });
    await life.follow(`${paths.commitments}?view=commitment`);
    await expectApart();
    await page.setViewportSize(size);
    await life.follow(paths.commitment(guid, campaign.guid));
    const html = portal.locator('html');
    await html.evaluate((root) => (root.style.fontSize = '150%'));
    await expectApart();
    await html.evaluate((root) => (root.style.fontSize = ''));
  });

  await actions.click();
  const entry = portal.getByRole('menuitem', { name: 'Cancel commitment' });
  await expect(entry).toBeVisible();
  await life.expectAccessible();
  await entry.click();
  const dialog = portal.getByRole('dialog', { name: 'Cancel this commitment?' });
  const consequence = 'PHP 50,000.00 goes back to your wallet, and you give up its 500 shares.';
  await expect(dialog).toContainText(consequence);
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
