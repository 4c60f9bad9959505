import type { Page } from '@playwright/test';
import type { RequestListener } from 'node:http';
import { paths } from '@investor-portal/shared/routes/paths';
import { commit, freshCampaign } from '../investing';
import { expect, freshInvestor } from '../portal';
import { signIn, test } from '../federation/fixture';

/** Fails the first request for each script, its preload, after the screen has begun to wait. Serves every later request. */
function cutPreloads(lost: string[]) {
  return (real: RequestListener): RequestListener =>
    (req, res) => {
      const url = req.url ?? '';
      if (!url.endsWith('.js') || lost.includes(url)) return real(req, res);
      setTimeout(() => {
        lost.push(url);
        req.socket.destroy();
      }, 1_500);
    };
}

async function recordErrors(page: Page) {
  await page.addInitScript(() => {
    const errorsShown: string[] = [];
    Object.assign(window, { errorsShown });
    new MutationObserver(() => {
      const said = document.body?.innerText ?? '';
      if (/Retry|could not be/.test(said)) errorsShown.push(said);
    }).observe(document, { childList: true, subtree: true });
  });
}

test('a commitment opens without an error when only its preloads fail', async ({
  page,
  federation,
}) => {
  const investor = await freshInvestor('Premium');
  const campaign = await freshCampaign();
  const guid = await commit(investor, campaign);
  await signIn(page, federation, investor);
  const lost: string[] = [];
  await recordErrors(page);
  federation.disturb = cutPreloads(lost);
  await page.goto(federation.origin + paths.commitment(guid, campaign.guid));
  const heading = page.getByRole('heading', { name: 'Investment Commitments' }).first();
  await expect(heading).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  expect(lost.length).toBeGreaterThan(2);
  expect(await page.evaluate('errorsShown')).toEqual([]);
});
