import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/partner';
import { toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import {
  control,
  createCampaign,
  createInvestor,
  useSandboxSession,
  type SandboxInvestor,
} from '@investor-portal/shared/testing/sandbox';
import {
  saveDraft,
  keepSentKey,
  readDraft,
  type InvestmentDraft,
} from '../invest/investment-draft';
import { termsOf } from '../invest/terms';
import { attemptLog } from '../review/attempts';
import { commit, type Outcome, type Submission } from '../review/commit';
import { newestCommitments } from '../review/look-up';
import { newCommitment } from '../review/new-commitment';

/** Fresh for each test of a file that calls `freshSubmissions`. */
export let investor: SandboxInvestor;
export let campaign: Campaign;

export function freshSubmissions(): void {
  beforeEach(async () => {
    investor = await createInvestor('Premium', { balance: 100_000 });
    await useSandboxSession(investor);
    campaign = await createCampaign({ minAmountPerInvestor: 1_000, maxAmountPerInvestor: 0 });
  });
}

export function intend(amount: number): InvestmentDraft {
  const draft = {
    investor: investor.externalReferenceCode,
    campaignGuid: campaign.guid,
    amount: toCentavos(amount) as Centavos,
    terms: termsOf(campaign),
    sentKey: null,
  };
  saveDraft(draft);
  return draft;
}

export const log = () => attemptLog(investor.externalReferenceCode, campaign.guid);

/** As the review does it: with the draft that is kept, after all that is unresolved has been told. */
export async function submit(choices: Partial<Submission> = {}): Promise<Outcome> {
  const kept = readDraft(investor.externalReferenceCode, campaign.guid);
  if (!kept) throw new Error('No draft is kept.');
  const user = await fetchUserDetails(investor.externalReferenceCode);
  return commit({
    draft: kept,
    payload: newCommitment(campaign, user, kept.amount),
    log: log(),
    told: new Set(
      log()
        .read()
        .map((attempt) => attempt.key),
    ),
    acknowledged: new Set(),
    onSending: (sent) => keepSentKey(kept, sent),
    ...choices,
  });
}

export const fail = (call: string, fault: object) =>
  control('faults', { call, externalReferenceCode: investor.externalReferenceCode, ...fault });
export const amounts = async () =>
  (await newestCommitments(investor.accountId)).map((made) => made.commitmentAmount);
/** Of the attempt that is unresolved. */
export const key = () => log().read().at(-1)?.key;
/** Of the attempt that was sent last, resolved or not. */
export const sentKey = () => readDraft(investor.externalReferenceCode, campaign.guid)?.sentKey;
