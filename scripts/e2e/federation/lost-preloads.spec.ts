import type { Page } from '@playwright/test';
import type { RequestListener } from 'node:http';
import { paths } from '@investor-portal/shared/routes/paths';
import { freshCampaign } from '../investing.ts';
import { control, expect, freshInvestor, type Investor } from '../portal.ts';
import { failed, test } from './fixture.ts';
import type { IsolatedFederation } from '../isolated/isolated-federation.ts';

interface Screen {
  path: string;
  heading: string;
}

/** Screens whose code is a file of its own, opened by a browser that has none of their scripts. */
const screens: Record<string, (investor: Investor) => Promise<Screen>> = {
  'the premium account': async () => ({
    path: paths.premiumAccount,
    heading: 'Premium Account Access',
  }),
  'a campaign': async () => {
    const { guid, nameOfIssuer } = await freshCampaign();
    return { path: paths.campaign(guid), heading: nameOfIssuer };
  },
  'the stock positions': async () => ({ path: paths.stockPositions, heading: 'Stock Positions' }),
  'a commitment': async ({ externalReferenceCode }) => {
    const campaign = await freshCampaign();
    const body = { externalReferenceCode, campaignGuid: campaign.guid, amount: 6_000 };
    const { guid } = await control<{ guid: string }>('commitments', body);
    return { path: paths.commitment(guid, campaign.guid), heading: 'Investment Commitments' };
  },
};

/** Leaves the session of a fresh investor in the browser's storage. */
async function arrange(page: Page, own: IsolatedFederation, screen: string): Promise<Screen> {
  const investor = await freshInvestor('Premium');
  const { code, externalReferenceCode, tokenDetails } = investor;
  await page.goto(`${own.origin}/__remotes`);
  const external = JSON.stringify({ code, externalReferenceCode, tokenDetails });
  await page.evaluate((text) => localStorage.setItem('external', text), external);
  const made = await screens[screen]?.(investor);
  if (!made) throw new Error(`There is no screen ${screen}.`);
  return made;
}

const retryButton = (page: Page) => page.getByRole('button', { name: 'Retry' });

/** The screen is there, and no part of it is missing. */
async function expectWhole(page: Page, { heading }: Screen) {
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await expect(retryButton(page)).toHaveCount(0);
}

for (const screen of Object.keys(screens))
  test(`one Retry brings ${screen}, whose remote was away at the page's opening`, async ({
    page,
    own,
  }) => {
    const opened = await arrange(page, own, screen);
    await own.stopRemote();
    await page.goto(own.origin + opened.path);
    await expect(page.getByText(failed)).toBeVisible();
    await own.startRemote();
    await retryButton(page).click();
    await expectWhole(page, opened);
  });

/** Cuts the first request for each script, which is its preload, and answers every later one. */
function cutPreloads(lost: string[]) {
  return (real: RequestListener): RequestListener =>
    (req, res) => {
      const url = req.url ?? '';
      if (!url.endsWith('.js') || lost.includes(url)) return real(req, res);
      lost.push(url);
      req.socket.destroy();
    };
}

/** Holds the first request for each script a while before it cuts it: who loads the script meanwhile shares its fate. */
function cutPreloadsLate(lost: string[]) {
  return (real: RequestListener): RequestListener => {
    const cut = cutPreloads(lost)(real);
    return (req, res) => {
      if (lost.includes(req.url ?? '')) cut(req, res);
      else setTimeout(() => cut(req, res), 1_500);
    };
  };
}

/** Every error the page shows from its first moment on, be it for a single frame. */
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

for (const [how, disturb] of [
  ['fail at once', cutPreloads],
  ['fail while the scripts are awaited', cutPreloadsLate],
] as const)
  for (const screen of Object.keys(screens))
    test(`${screen} opens without an error when only its preloads ${how}`, async ({
      page,
      own,
    }) => {
      const opened = await arrange(page, own, screen);
      const lost: string[] = [];
      await recordErrors(page);
      own.disturb = disturb(lost);
      await page.goto(own.origin + opened.path);
      await expectWhole(page, opened);
      expect(lost.length).toBeGreaterThan(2);
      expect(await page.evaluate('errorsShown')).toEqual([]);
    });
