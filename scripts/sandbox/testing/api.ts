import { inMemory, startSandbox } from '@investor-portal/scripts/start/sandbox-process';
import { askControl, type Investor } from '@investor-portal/scripts/workspace/testing/ask-control';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import type {
  CampaignRow,
  Commitment,
} from '@investor-portal/shared/partner-api/contract/commitment';
import type { NewCommitment } from '@investor-portal/shared/partner-api/contract/commitments';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import type { UserDetails } from '@investor-portal/shared/session/session';
import type { NewCampaign } from '../operations/create-campaign';
import type { NewInvestor } from '../operations/scenarios';
import { monthDayYear } from '../rules/format';

export type { Investor };

/** The parts of a response that tests read. Other tests check whole responses against the contract. */
interface ApiResponse<T> {
  status: number;
  body: T & { message: string };
}

export interface Page<T> {
  data: T[];
  totalPages: number;
  currentPage: number;
}

/** @param sandbox whose address may be known later. */
export function apiOf(sandbox: { readonly url: string }) {
  const as =
    (investor?: Investor) =>
    async <T>(method: string, path: string, body?: object, key = ''): Promise<ApiResponse<T>> => {
      const headers = new Headers({ 'content-type': 'application/json' });
      if (investor) headers.set('authorization', `Bearer ${investor.tokenDetails.access_token}`);
      if (key) headers.set('idempotency-key', key);
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const response = await fetch(`${sandbox.url}/api/v1/${path}`, init);
      return { status: response.status, body: (await response.json()) as ApiResponse<T>['body'] };
    };

  const control = <T>(path: string, body?: object) => askControl<T>(sandbox.url, path, body);
  const user = async (investor: Investor) => {
    const path = `partner/partner/${investor.externalReferenceCode}/details`;
    return (await as(investor)<{ data: UserDetails }>('GET', path)).body.data;
  };
  const transactional = 'partner-transactional';
  const listOf =
    <T>(path: string) =>
    async (investor: Investor, request: object = {}) =>
      (await as(investor)<Page<T>>('POST', `${transactional}/${path}/list`, request)).body;
  return {
    get url() {
      return sandbox.url;
    },
    as,
    control,
    user,
    investor: (wanted: NewInvestor & { history?: boolean }) =>
      control<Investor>('investors', wanted),
    campaign: (wanted: NewCampaign = {}) =>
      control<Campaign>('campaigns', {
        totalOffering: 1_000_000,
        sharePrice: 100,
        minAmountPerInvestor: 1_000,
        maxAmountPerInvestor: 500_000,
        ...wanted,
      }),
    balance: async (investor: Investor) => (await user(investor)).walletDetails?.balance,
    invest: async (
      investor: Investor,
      payload: NewCommitment,
      key?: string,
    ): Promise<ApiResponse<{ data: { guid: string; commitmentCode: string } }>> =>
      as(investor)('POST', `${transactional}/commitment/invest`, payload, key),
    setStatus: (investor: Investor, guid: string, commitmentStatusCode: string) =>
      as(investor)('PUT', `${transactional}/commitment/update-status/${guid}`, {
        data: { commitmentStatusCode },
      }),
    commitment: (investor: Investor, guid: string) =>
      as(investor)<{ data: Commitment }>('GET', `${transactional}/commitment/${guid}`),
    commitments: listOf<Commitment>('commitment/investor'),
    byCampaign: listOf<CampaignRow>('commitment/by-campaign'),
    memos: listOf<StockMemo>('stock-memo'),
  };
}
export type Api = ReturnType<typeof apiOf>;

/** The sandbox that serves all unit tests (scripts/config/jest-sandbox.ts). */
export function sharedApi(): Api {
  const url = process.env['SANDBOX_URL'];
  if (!url) throw new Error('No sandbox is running.');
  return apiOf({ url });
}

/** For tests that would disturb others: a sandbox that runs during one file. */
export function ownApi(env: NodeJS.ProcessEnv = inMemory): Api {
  const own = { url: '' };
  let stop: () => Promise<unknown>;
  beforeAll(async () => {
    ({ url: own.url, stop } = await startSandbox(env));
  }, 120_000);
  afterAll(() => stop());
  return apiOf(own);
}

/** Makes the payload that the portal would send. The amount is in PHP. */
export function payloadOf(
  investor: Investor,
  campaign: Campaign,
  user: UserDetails,
  amount: number,
): NewCommitment {
  return {
    transactionCampaignId: campaign.transactionCampaignId,
    commitmentCurrencyCode: 'PHP',
    actualConvertedCurrencyCode: 'PHP',
    issuerId: campaign.issuerAccount.accountId,
    issuerName: campaign.nameOfIssuer,
    investorAccountId: investor.accountId,
    investorAccountName: `${user.firstName} ${user.lastName}`,
    investorAccountServiceId: user.profiles[0]?.accountServiceId ?? 0,
    investorAccountServiceName: 'INDIVIDUAL INVESTOR',
    commitmentAmount: amount,
    calibratedAmount: 0,
    commitmentShares: 0,
    calibratedShares: 0,
    actualConvertedAmount: amount,
    commitmentExpirationDate: monthDayYear(new Date(campaign.offeredPeriodEndDate)),
  };
}

/** Commits an amount in PHP. Without `who`, creates a Premium investor with PHP 100,000. */
export async function createCommitment(
  api: Api,
  campaign: Campaign,
  amount = 5_000,
  who?: Investor,
) {
  const owner = who ?? (await api.investor({ tier: 'Premium', balance: 100_000 }));
  const payload = payloadOf(owner, campaign, await api.user(owner), amount);
  const answer = await api.invest(owner, payload);
  const guid = answer.body.data?.guid ?? '';
  return {
    owner,
    campaign,
    payload,
    answer,
    guid,
    state: async () => (await api.commitment(owner, guid)).body.data,
    settle: () => api.control(`commitments/${guid}/settle`, {}),
    set: (code: 'CAN' | 'APP') => api.setStatus(owner, guid, code),
  };
}

/** Makes a registration that the sandbox accepts, with `changes` and with `financial` for other answers about money. */
export const registrationOf = (
  investor: Investor,
  changes: object = {},
  financial: object = {},
) => ({
  externalReferenceCode: investor.externalReferenceCode,
  financialInformation: {
    annualGrossIncome: 900_000,
    annualGrossIncomeCurrency: 'PHP',
    assets: 'Above Php 1,000,000',
    netWorth: 'Below Php 500,000',
    agreeToOpenR1InvestmentsAccount: true,
    ...financial,
  },
  userDetails: { nationality: 'PH' },
  ...changes,
});

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

export function uploadForm(bytes: Uint8Array, type = 'images'): FormData {
  const form = new FormData();
  form.append('type', type);
  form.append('file', new File([new Uint8Array(bytes)], 'signature.png', { type: 'image/png' }));
  return form;
}
