import { expect, type FrameLocator, type Page } from '@playwright/test';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { control, freshInvestor, listOf, openPortal, type Investor, followLink } from './portal';

export interface OpenedPortal {
  page: Page;
  portal: FrameLocator;
  investor: Investor;
}

/** Opens the portal for a new Premium investor with 200,000 PHP, and follows a link to one of its paths. */
export async function openAt(page: Page, path: string): Promise<OpenedPortal> {
  const investor = await freshInvestor('Premium', { balance: 200_000 });
  const portal = await openPortal(page, investor);
  await expect(portal.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await followLink(page, path);
  return { page, portal, investor };
}

/** Creates an open campaign for one test: 12.50 PHP a share, 5,000 to 100,000 PHP per investor. */
export function freshCampaign(options: object = {}): Promise<Campaign> {
  return control<Campaign>('campaigns', {
    startsInHours: -24,
    endsInHours: 240,
    totalOffering: 1_000_000,
    sharePrice: 12.5,
    minAmountPerInvestor: 5_000,
    maxAmountPerInvestor: 100_000,
    ...options,
  });
}

/** Enters the amount, chooses the payment option by its name, and continues to the review. */
export async function goToReview(
  page: Page,
  amount: string,
  campaign: Campaign,
  payment?: string,
): Promise<OpenedPortal> {
  const visit = await openAt(page, paths.invest(campaign.guid));
  await fillReview(visit.portal, amount, payment);
  return visit;
}

export async function fillReview(portal: FrameLocator, amount: string, payment?: string) {
  await portal.getByLabel('Amount').fill(amount);
  await portal.getByRole('button', { name: 'Invest', exact: true }).click();
  await expect(portal.getByRole('heading', { name: 'Payment Option' })).toBeVisible();
  if (payment) await portal.getByRole('radio', { name: payment }).check();
  await portal.getByRole('button', { name: 'Continue' }).click();
  await expect(portal.getByRole('heading', { name: 'Review Summary' })).toBeVisible();
}

export const submitButton = ({ portal }: OpenedPortal) =>
  portal.getByRole('button', { name: /^Submit/ });
/** Submits a commitment whose response takes this long, and waits until the sandbox has the request. */
export async function submitSlowly(visit: OpenedPortal, delayMs: number, waitMs: number) {
  await fail(visit.investor, 'invest', { times: 1, delayMs });
  const sent = visit.page.waitForRequest((request) => request.url().endsWith('/commitment/invest'));
  await submitButton(visit).click();
  await sent;
  await visit.page.waitForTimeout(waitMs);
}

export const checkButton = ({ portal }: OpenedPortal) =>
  portal.getByRole('button', { name: 'Check again' });

/** Returns the investor's commitments as the partner API has stored them, newest first. */
export function storedCommitments(investor: Investor): Promise<Commitment[]> {
  const newestFirst = { isDescending: true, orderBy: 'commitmentDate' };
  return listOf(investor, 'commitment/investor', { rowPerPage: 100, ...newestFirst });
}

/** Commits PHP for an investor through the control API. @returns the commitment's guid. */
export async function commit(
  { externalReferenceCode }: Investor,
  { guid: campaignGuid }: Campaign,
  amount = 6_000,
): Promise<string> {
  const body = { externalReferenceCode, campaignGuid, amount };
  return (await control<{ guid: string }>('commitments', body)).guid;
}

/** Makes a call fail for this investor (`scripts/sandbox/README.md`). */
export function fail(investor: Investor, call: string, fault: object): Promise<unknown> {
  const { externalReferenceCode } = investor;
  return control('faults', { call, externalReferenceCode, ...fault });
}
