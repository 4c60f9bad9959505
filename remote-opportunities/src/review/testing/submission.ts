import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/contract/partner';
import {
  walletProviderCode,
  type PaymentOption,
} from '@investor-portal/shared/partner-api/contract/payments';
import { toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { lookupDelaysMs } from '@investor-portal/shared/writes/settle-write';
import { forgetSession } from '@investor-portal/shared/session/session';
import {
  createCampaign,
  signIn,
  type SignedInInvestor,
} from '@investor-portal/shared/testing/sandbox';
import {
  readDraft,
  saveDraft,
  saveSentKey,
  type InvestmentDraft,
} from '../../investment-draft/investment-draft';
import { paymentFacts } from '../../offering/amount';
import { termsOf } from '../../offering/terms';
import { attemptLog, fetchAllCommitments } from '../attempts';
import {
  submitCommitment,
  commitmentPayload,
  type SubmitOutcome,
  type Submission,
} from '../submit-commitment';

/** New for each test in a file that calls `setUpSubmissions`. */
export let investor: SignedInInvestor;
export let campaign: Campaign;

export function setUpSubmissions(): void {
  beforeEach(async () => {
    investor = await signIn();
    campaign = await createCampaign({ minAmountPerInvestor: 1_000, maxAmountPerInvestor: 0 });
  });
  afterEach(forgetSession);
  hurryLookups();
}

/** Removes the waits between look-ups. Only a slow server needs them. */
export function hurryLookups(): void {
  beforeAll(() => void Object.assign(lookupDelaysMs, [0, 0, 0]));
}

export const wallet: PaymentOption = {
  productGuid: 'p-1',
  providerCode: walletProviderCode,
  providerName: 'E-Wallet',
  productName: 'Investor Cash Account',
  fee: 0,
};

export function draftOf(
  owner: string,
  offer: Campaign,
  amount: number,
  sentKey: string | null = null,
): InvestmentDraft {
  const centavos = toCentavos(amount) as Centavos;
  const { guid: campaignGuid } = offer;
  const terms = termsOf(offer);
  const draft = { investor: owner, campaignGuid, amount: centavos, terms, sentKey };
  saveDraft(draft);
  return draft;
}

export const enterAmount = (amount: number, sentKey: string | null = null) =>
  draftOf(investor.externalReferenceCode, campaign, amount, sentKey);

export function saveAttempt(attempt: { key: string; amount: number; known?: string[] }): void {
  const amount = toCentavos(attempt.amount) as Centavos;
  log().save({ sentAt: Date.now(), known: [], ...attempt, amount });
}

/** Stores a commitment of the investor to the campaign, as if another device had made it. */
export const submitElsewhere = (amount: number) => investor.commit(campaign, amount);

export const log = () => attemptLog(investor.externalReferenceCode, campaign.guid);

/** Submits the saved draft, like the review after it has told the investor of every unresolved attempt. */
export async function submit(choices: Partial<Submission> = {}): Promise<SubmitOutcome> {
  const draft = readDraft(investor.externalReferenceCode, campaign.guid);
  if (!draft) throw new Error('There is no draft.');
  const user = await fetchUserDetails(investor.externalReferenceCode);
  return submitCommitment({
    draft,
    campaign,
    payload: commitmentPayload(campaign, user, draft.amount),
    log: log(),
    notified: log()
      .read()
      .map((attempt) => attempt.key),
    confirmedDuplicates: [],
    onSending: (sent) => saveSentKey(draft, sent, termsOf(campaign), paymentFacts(wallet)),
    ...choices,
  });
}

export const fail = (call: string, fault: object) => investor.fail(call, fault);
export const amounts = async () =>
  (await fetchAllCommitments(investor.accountId, campaign)).map((each) => each.commitmentAmount);
export const key = () => log().read().at(-1)?.key;
/** The key of the last attempt that was sent, whether resolved or not. */
export const sentKey = () => readDraft(investor.externalReferenceCode, campaign.guid)?.sentKey;
