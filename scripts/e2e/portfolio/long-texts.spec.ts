import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import type { Page } from '@investor-portal/shared/partner-api/answers';
import { paths } from '@investor-portal/shared/routes/paths';
import { expect, test } from '../on-own-sandbox.ts';

const longWord = 'Magandangumagasainyonglahat'.repeat(12);
/** What holds a screen together, and what is no text. */
const asItIs = /guid$|id$|code$|date$|on$|url$|image$|banner$/i;
const wide = /campaignCode|commitmentCode|currencyCode|stockCode/i;

/** Every text of an answer, as one long word. */
function stretch(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => stretch(item, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, stretch(it, name)]));
  return typeof value === 'string' && (wide.test(key) || !asItIs.test(key)) ? longWord : value;
}

test('no text of the API pushes a screen wide', async ({ page, sandbox, visit }) => {
  const investor = await sandbox.investor('Premium', { history: true });
  const life = await visit(investor);
  // No control of the sandbox reaches every text.
  await page.route(`${sandbox.url}/api/**`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, json: stretch(await response.json()) });
  });
  const { data } = await fetchCommitments(sandbox.url, investor.tokenDetails.access_token);
  const changed = data.find(({ commitmentStatusCode }) => commitmentStatusCode === 'REC');
  if (!changed) throw new Error('The history has none to reconfirm.');
  for (const path of [
    paths.profile,
    paths.commitments,
    paths.commitment(changed.guid, changed.campaignGuid),
    paths.stockPositions,
    paths.accountActivity,
  ])
    await test.step(path, async () => {
      await life.goTo(path);
      await expect(life.portal.getByText(longWord).first()).toBeVisible();
      const { scrollWidth, clientWidth } = await life.portal
        .locator('html')
        .evaluate((html) => ({ scrollWidth: html.scrollWidth, clientWidth: html.clientWidth }));
      expect(scrollWidth).toBe(clientWidth);
    });
});

async function fetchCommitments(url: string, token: string): Promise<Page<Commitment>> {
  const response = await fetch(`${url}/api/v1/partner-transactional/commitment/investor/list`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ rowPerPage: 50, pageNumber: 1 }),
  });
  return (await response.json()) as Page<Commitment>;
}
