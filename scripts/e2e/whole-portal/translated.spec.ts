import { paths } from '@investor-portal/shared/routes/paths';
import { fail, freshCampaign, openAt, storedCommitments } from '../investing';
import { followLink } from '../portal-frame';
import { expect, test } from '../portal';
import { anyWidth } from '../tags';
import { expectTranslatable, translatePage } from '../translation';

test.describe('a page that the browser translates', { tag: anyWidth }, () => {
  test.beforeEach(({ page }) => translatePage(page));

  test('invests the amount on the screen, also after an unknown outcome', async ({ page }) => {
    const campaign = await freshCampaign();
    const { portal, investor } = await openAt(page, paths.campaign(campaign.guid));
    await expect(portal.getByText('raised of PHP 1,000,000.00')).toBeVisible();
    await expect(portal.getByRole('tab', { name: 'Updates' })).toBeVisible();
    for (const tab of await portal.getByRole('tab').all()) {
      await tab.click();
      await expectTranslatable(page, `the campaign, ${await tab.innerText()}`);
    }

    await followLink(page, paths.invest(campaign.guid));
    const amount = portal.getByLabel('Amount');
    const invest = portal.getByRole('button', { name: 'Invest', exact: true });
    const use = async (typed: string, sentence: string) => {
      await amount.fill(typed);
      await expect(portal.getByText(sentence)).toBeVisible();
    };
    await use('20000', 'PHP 20,000.00');
    await test.step('Retry brings back a screen that crashed', async () => {
      await use('20001', 'PHP 1.00 is less than one share');
      // A browser extension may remove elements like this.
      const rest = portal.getByText('is less than one share');
      await rest.evaluate((text) => text.closest('p')?.parentElement?.remove());
      await amount.fill('20000');
      await portal.getByRole('button', { name: 'Retry' }).click();
      await use('20001', 'PHP 1.00 is less than one share');
    });
    await use('', 'PHP 12.50 per share');
    await use('1', 'Amount must be');
    await use('99000', 'PHP 99,000.00');
    await expectTranslatable(page, 'the amount');

    await invest.click();
    await expect(portal.getByRole('heading', { name: 'Payment Option' })).toBeVisible();
    await portal.getByRole('button', { name: 'Continue' }).click();
    await expectTranslatable(page, 'the review');

    const response = { body: '<html>Sign in</html>', contentType: 'text/html' };
    await fail(investor, 'invest', { times: 1, response });
    await portal.getByRole('button', { name: /^Submit/ }).click();
    await expect(portal.getByText('We don’t know yet')).toBeVisible();
    await portal.getByRole('button', { name: 'Check again' }).click();
    await expectTranslatable(page, 'an unknown outcome');
    await portal.getByRole('button', { name: 'Submit again' }).click();
    await expect(portal.getByText('Success!')).toBeVisible();
    await expect(portal.getByText('Your commitment: PHP 99,000.00')).toBeVisible();
    expect(await storedCommitments(investor)).toHaveLength(1);
    await portal.getByRole('button', { name: 'Receipt' }).click();
    await expectTranslatable(page, 'the receipt');
  });
});
