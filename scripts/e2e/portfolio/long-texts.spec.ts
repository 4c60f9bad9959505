import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { expect, freshInvestor, listOf, openPortal, test, followLink } from '../portal';
import { sandboxUrl } from '../stack';

const longWord = 'Magandangumagasainyonglahat'.repeat(12);
/** Keys, dates and links must stay valid. */
const unchanged = /guid$|id$|code$|date$|on$|url$|image$|banner$/i;
const stretchedCodes = /campaignCode|commitmentCode|stockCode/i;

function stretch(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => stretch(item, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, stretch(it, name)]));
  return typeof value === 'string' && (stretchedCodes.test(key) || !unchanged.test(key))
    ? longWord
    : value;
}

test('no text from the API makes a screen wider', async ({ page }) => {
  const investor = await freshInvestor('Premium', { history: true });
  const made = await listOf<Commitment>(investor, 'commitment/investor');
  const changed = made.find(({ commitmentStatusCode }) => commitmentStatusCode === 'REC');
  if (!changed) throw new Error('The history has no commitment to reconfirm.');
  // The sandbox has no control that changes every text.
  await page.route(`${sandboxUrl}/api/**`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, json: stretch(await response.json()) });
  });
  const portal = await openPortal(page, investor);
  await expect(portal.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  for (const path of [
    paths.profile,
    paths.opportunities,
    paths.campaign(changed.campaignGuid),
    paths.commitments,
    paths.commitment(changed.guid, changed.campaignGuid),
    paths.stockPositions,
    paths.accountActivity,
  ])
    await test.step(path, async () => {
      await followLink(page, path);
      await expect(portal.getByText(longWord).filter({ visible: true }).first()).toBeVisible();
      const html = portal.locator('html');
      expect(await html.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    });
  // A response for the last screen may still be under way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
