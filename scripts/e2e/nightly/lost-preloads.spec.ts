import type { Page } from '@playwright/test';
import type { RequestListener } from 'node:http';
import { paths } from '@investor-portal/shared/routes/paths';
import { freshCampaign } from '../investing';
import { control, expect, freshInvestor, type Investor } from '../portal';
import { signIn, test } from '../federation/fixture';
import type { IsolatedFederation } from '../isolated/isolated-federation';

interface Screen {
  path: string;
  heading: string;
}

const screens = {
  'a campaign': async () => {
    const { guid, nameOfIssuer } = await freshCampaign();
    return { path: paths.campaign(guid), heading: nameOfIssuer };
  },
  'a commitment': async ({ externalReferenceCode }: Investor) => {
    const campaign = await freshCampaign();
    const body = { externalReferenceCode, campaignGuid: campaign.guid, amount: 6_000 };
    const { guid } = await control<{ guid: string }>('commitments', body);
    return { path: paths.commitment(guid, campaign.guid), heading: 'Investment Commitments' };
  },
};

async function arrange(
  page: Page,
  federation: IsolatedFederation,
  screen: keyof typeof screens,
): Promise<Screen> {
  const investor = await freshInvestor('Premium');
  await signIn(page, federation, investor);
  return screens[screen](investor);
}

/** Fails the first request for each script, its preload, and serves every later request. */
function cutPreloads(lost: string[]) {
  return (real: RequestListener): RequestListener =>
    (req, res) => {
      const url = req.url ?? '';
      if (!url.endsWith('.js') || lost.includes(url)) return real(req, res);
      lost.push(url);
      req.socket.destroy();
    };
}

/** Fails the first request for each script after a delay, so that loads in the meantime fail too. */
function cutPreloadsLate(lost: string[]) {
  return (real: RequestListener): RequestListener => {
    const cut = cutPreloads(lost)(real);
    return (req, res) => {
      if (lost.includes(req.url ?? '')) cut(req, res);
      else setTimeout(() => cut(req, res), 1_500);
    };
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

for (const [how, disturb, opened] of [
  ['fail at once', cutPreloads, 'a campaign'],
  ['fail while the scripts are awaited', cutPreloadsLate, 'a commitment'],
] as const)
  test(`${opened} opens without an error when only its preloads ${how}`, async ({
    page,
    federation,
  }) => {
    const arranged = await arrange(page, federation, opened);
    const lost: string[] = [];
    await recordErrors(page);
    federation.disturb = disturb(lost);
    await page.goto(federation.origin + arranged.path);
    await expect(page.getByRole('heading', { name: arranged.heading }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    expect(lost.length).toBeGreaterThan(2);
    expect(await page.evaluate('errorsShown')).toEqual([]);
  });
