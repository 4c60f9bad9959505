import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/partner';
import { toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import {
  control,
  createCampaign,
  createInvestor,
  startSandboxSession,
  type SandboxInvestor,
} from '@investor-portal/shared/testing/sandbox';
import {
  readDraft,
  saveDraft,
  saveSentKey,
  type InvestmentDraft,
} from '../../investment-draft/investment-draft';
import { termsOf } from '../../offering/terms';
import { attemptLog, fetchAllCommitments } from '../attempts';
import { commit, newCommitment, type CommitOutcome, type Submission } from '../commit';

/** New for each test in a file that calls `setUpSubmissions`. */
export let investor: SandboxInvestor;
export let campaign: Campaign;

export function setUpSubmissions(): void {
  beforeEach(async () => {
    investor = await createInvestor('Premium', { balance: 100_000 });
    await startSandboxSession(investor);
    campaign = await createCampaign({ minAmountPerInvestor: 1_000, maxAmountPerInvestor: 0 });
  });
}

export function enterAmount(amount: number): InvestmentDraft {
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

/** Submits the saved draft, as the review does once it has told the investor of every unresolved attempt. */
export async function submit(choices: Partial<Submission> = {}): Promise<CommitOutcome> {
  const draft = readDraft(investor.externalReferenceCode, campaign.guid);
  if (!draft) throw new Error('There is no draft.');
  const user = await fetchUserDetails(investor.externalReferenceCode);
  return commit({
    draft,
    payload: newCommitment(campaign, user, draft.amount),
    log: log(),
    notified: log()
      .read()
      .map((attempt) => attempt.key),
    acknowledged: [],
    onSending: (sent) => saveSentKey(draft, sent),
    ...choices,
  });
}

export const fail = (call: string, fault: object) =>
  control('faults', { call, externalReferenceCode: investor.externalReferenceCode, ...fault });
export const amounts = async () =>
  (await fetchAllCommitments(investor.accountId)).map((each) => each.commitmentAmount);
/** The key of the last unresolved attempt. */
export const key = () => log().read().at(-1)?.key;
/** The key of the last attempt that was sent, resolved or not. */
export const sentKey = () => readDraft(investor.externalReferenceCode, campaign.guid)?.sentKey;
