import * as v from 'valibot';
import { externalAtom, externalCodeAtom, usersAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { campaignSchema, type Campaign } from '../partner-api/contract/campaigns';
import { fetchUserDetails } from '../partner-api/contract/partner';
import { configure, sandboxRules } from './configure';
import { activeSession, setPageSession } from './page-session';

// All unit tests share one sandbox, so every test creates its own investor and campaigns.

const investorSchema = v.object({
  code: v.string(),
  externalReferenceCode: v.string(),
  tokenDetails: v.object({ access_token: v.string() }),
  accountId: v.string(),
});
export type Tier = 'New' | 'Basic' | 'Premium' | 'Qualified' | 'Institutional';

export interface InvestorOptions {
  /** The amount in the wallet in PHP. The default is 100,000. */
  balance?: number;
  firstName?: string;
  lastName?: string;
  /** Adds commitments in every status and two stock positions, each in its own campaign. */
  history?: boolean;
}

/** Money in PHP, times in hours from now. Every option has a default. */
export interface CampaignOptions {
  startsInHours?: number;
  endsInHours?: number;
  totalOffering?: number;
  sharePrice?: number;
  minAmountPerInvestor?: number;
  maxAmountPerInvestor?: number;
}

export function sandboxUrl(): string {
  const url = process.env['SANDBOX_URL'];
  if (!url) throw new Error('No sandbox is running: is globalSetup configured?');
  return url;
}

/** Calls the sandbox's control API: `control('campaigns/…/close')`. */
export async function control(path: string, payload: object = {}): Promise<unknown> {
  const response = await fetch(`${sandboxUrl()}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`POST /sandbox/${path}: ${JSON.stringify(body)}`);
  return body;
}

/** Makes another token for an investor, as a platform's server does. */
export async function freshToken(externalReferenceCode: string): Promise<string> {
  const token = v.object({ access_token: v.string() });
  return v.parse(token, await control('tokens', { externalReferenceCode })).access_token;
}

/** Creates a campaign that is not at the top of any list and that no other test uses. */
export async function createCampaign(options: CampaignOptions = {}): Promise<Campaign> {
  return v.parse(campaignSchema, await control('campaigns', options));
}

/** Points the portal at the sandbox, without a session. */
export function pointAtSandbox(): void {
  configure({ partnerApiUrl: sandboxUrl(), platformRules: sandboxRules });
}

const faultsSchema = v.array(
  v.object({ externalReferenceCode: v.optional(v.string()), hold: v.optional(v.boolean()) }),
);

/** Waits until the call that a fault with `hold` is for has arrived, lets the call go on, and ends the investor's faults. */
export async function release(externalReferenceCode: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${sandboxUrl()}/sandbox/faults`);
    const faults = v.parse(faultsSchema, await response.json());
    const isAhead = (each: (typeof faults)[number]) =>
      each.hold && each.externalReferenceCode === externalReferenceCode;
    if (!faults.some(isAhead)) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await control('faults/clear', { externalReferenceCode });
}

/**
 * Signs a new investor in, as the host does after a hand-over. Returns the investor and functions that change the investor's
 * calls and money.
 */
export async function signIn(tier: Tier = 'Premium', options: InvestorOptions = {}) {
  const investor = v.parse(investorSchema, await control('investors', { tier, ...options }));
  const { code, externalReferenceCode, tokenDetails } = investor;
  pointAtSandbox();
  store.set(externalAtom, { code, externalReferenceCode, tokenDetails });
  store.set(externalCodeAtom, externalReferenceCode);
  setPageSession(activeSession({ investor: externalReferenceCode }));
  store.set(usersAtom, await fetchUserDetails(externalReferenceCode));
  const fail = (call: string, fault: object) =>
    control('faults', { call, externalReferenceCode, ...fault });
  const respond = (call: string, body: object) =>
    fail(call, { response: { body: JSON.stringify(body) } });
  return {
    ...investor,
    fail,
    /** Makes a call respond with this data. */
    answer: (call: string, data: unknown) => respond(call, { data }),
    release: () => release(externalReferenceCode),
    /** Makes a call respond with exactly these rows. */
    answerWithRows: (call: string, data: readonly object[]) =>
      respond(call, { data, totalPages: 1, currentPage: 1 }),
    /** Stores a commitment as if it was made elsewhere. @returns its guid. */
    commit: async ({ guid: campaignGuid }: { guid: string }, amount: number, pending = false) => {
      const made = { externalReferenceCode, campaignGuid, amount, pending };
      return v.parse(v.object({ guid: v.string() }), await control('commitments', made)).guid;
    },
  };
}

export type SignedInInvestor = Awaited<ReturnType<typeof signIn>>;
