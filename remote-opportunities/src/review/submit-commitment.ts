import {
  fetchCampaign,
  type Campaign,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import {
  invest,
  type NewCommitment,
} from '@investor-portal/shared/partner-api/contract/commitments';
import { isPartnerApiError } from '@investor-portal/shared/partner-api/errors';
import {
  isUnknown,
  refusalOf,
  settleWrite,
  type WriteOutcome,
} from '@investor-portal/shared/writes/settle-write';
import { formatMonthDayYear } from '@investor-portal/shared/rules/dates';
import { fullNameOf } from '@investor-portal/shared/rules/full-name';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { fromCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { serverNow } from '@investor-portal/shared/session/server-time';
import type { UserDetails } from '@investor-portal/shared/session/session';
import type { InvestmentDraft } from '../investment-draft/investment-draft';
import { cannotCommitReason } from '../offering/amount';
import { changedTerms, noLongerFits, termsOf } from '../offering/terms';
import type { CampaignIds } from '../my-commitments/is-to';
import {
  commitmentsTo,
  fetchAllCommitments,
  findCommitment,
  findDuplicate,
  newIdempotencyKey,
  resolveAttempts,
  type Attempt,
  type AttemptLog,
} from './attempts';

export type SubmitOutcome =
  | Exclude<WriteOutcome<Commitment>, { kind: 'done' }>
  | SubmitSuccess
  /** Nothing was sent, because the investor has to confirm a second commitment of this amount first. */
  | { kind: 'duplicate'; commitment: Commitment }
  /** Nothing was sent, because the investor has to know of an earlier unresolved attempt first. */
  | { kind: 'unresolved'; attempt: Attempt };

/** `known` has the guids of the investor's earlier commitments to the campaign. */
export type SubmitSuccess = Extract<WriteOutcome<Commitment>, { kind: 'done' }> & {
  known: string[];
};

export interface Submission {
  draft: InvestmentDraft;
  campaign: CampaignIds;
  payload: NewCommitment;
  log: AttemptLog;
  /** The keys of the unresolved attempts that the investor knows of. */
  notified: readonly string[];
  /** The guids of existing commitments beside which the investor has confirmed a second one. */
  confirmedDuplicates: readonly string[];
  /** Called just before the request is sent. After a reload the tab finds its attempt by this key. */
  onSending: (key: string) => void;
}

/** @param shown the campaign as the investor saw it. It is fetched again and compared first. */
export async function submitIfUnchanged(
  shown: Campaign,
  user: UserDetails,
  {
    onCampaign,
    ...submission
  }: Omit<Submission, 'payload' | 'campaign'> & {
    onCampaign: (current: Campaign) => Promise<unknown>;
  },
): Promise<SubmitOutcome | { kind: 'changed' }> {
  const { draft } = submission;
  try {
    const current = await fetchCampaign(shown.guid);
    await onCampaign(current);
    if (blocksCommitment(shown, current, draft)) return { kind: 'changed' };
    return await submitCommitment({
      ...submission,
      campaign: current,
      payload: commitmentPayload(current, user, draft.amount),
    });
  } catch (error) {
    return refusalOf(error);
  }
}

function blocksCommitment(shown: Campaign, current: Campaign, { amount }: InvestmentDraft) {
  const [before, after] = [termsOf(shown), termsOf(current)];
  return (
    changedTerms(before, after).length > 0 ||
    noLongerFits(before, after, amount) ||
    cannotCommitReason(current, amount, serverNow()) !== null
  );
}

/**
 * Call this inside `withTabLock` (MACHINE.md). The attempt is saved before the request is sent, so that neither a lost
 * response nor a closed tab turns one decision into two commitments. Nothing is sent beside a duplicate that the
 * investor has not confirmed.
 */
export async function submitCommitment(submission: Submission): Promise<SubmitOutcome> {
  const { draft, campaign, payload, log, notified, confirmedDuplicates } = submission;
  const { amount, campaignGuid, sentKey } = draft;
  try {
    const commitments = await fetchAllCommitments(String(payload.investorAccountId), campaign);
    const { own, unresolved } = resolveAttempts(log, sentKey, campaignGuid, commitments);
    if (own) return { kind: 'done', message: null, ...own };
    const commitment = findDuplicate(campaignGuid, amount, commitments, confirmedDuplicates);
    if (commitment) return { kind: 'duplicate', commitment };
    const attempt = unresolved.find(({ key }) => !notified.includes(key));
    if (attempt) return { kind: 'unresolved', attempt };
    const earlier = unresolved.find((other) => other.amount === amount);
    return await send(submission, commitments, earlier);
  } catch (error) {
    if (log.read().length === 0 || !isPartnerApiError(error)) return refusalOf(error);
    return { kind: 'unreadable', serverMessage: log.read().at(-1)?.serverMessage };
  }
}

async function send(
  { draft, campaign, payload, log, onSending }: Submission,
  commitments: readonly Commitment[],
  earlier: Attempt | undefined,
): Promise<SubmitOutcome> {
  const { amount, campaignGuid } = draft;
  const known = commitmentsTo(campaignGuid, commitments).map(({ guid }) => guid);
  const attempt = earlier ?? { key: newIdempotencyKey(), amount, known, sentAt: serverNow() };
  const find = async () =>
    findCommitment(
      attempt,
      campaignGuid,
      await fetchAllCommitments(String(payload.investorAccountId), campaign),
    );
  log.save(attempt);
  onSending(attempt.key);
  const outcome = await settleWrite(() => invest(payload, attempt.key), find, {
    earlierUnknown: earlier !== undefined,
  });
  if (isUnknown(outcome)) {
    // A failure without words says nothing new, so the server's earlier words stay.
    const serverMessage = outcome.serverMessage ?? attempt.serverMessage;
    log.save({ ...attempt, serverMessage });
    return { ...outcome, serverMessage };
  }
  if (outcome.kind === 'refused') log.remove(attempt.key);
  if (outcome.kind !== 'done') return outcome;
  // Look the commitment up for the receipt. During this look-up the attempt stays, because the page may be reloaded.
  const found = outcome.found ?? (await find().catch(() => null));
  log.settle(attempt, found, payload.commitmentCurrencyCode);
  return { ...outcome, found, known: attempt.known };
}

/** Makes the payload of spec §3 'New commitment payload'. The partner API calibrates amounts and shares later. */
export function commitmentPayload(
  campaign: Campaign,
  user: UserDetails,
  amount: Centavos,
): NewCommitment {
  const individual = user.profiles.find((profile) => profile.serviceCode === 'IDV');
  const total = fromCentavos(amount);
  return {
    transactionCampaignId: campaign.transactionCampaignId,
    commitmentCurrencyCode: campaign.currencyCode,
    actualConvertedCurrencyCode: campaign.currencyCode,
    issuerId: campaign.issuerAccount.accountId,
    issuerName: campaign.issuerAccount.name || issuerNameOf(campaign),
    investorAccountId: user.accountId,
    investorAccountName: fullNameOf(user),
    investorAccountServiceId: individual?.accountServiceId ?? 0,
    investorAccountServiceName: 'INDIVIDUAL INVESTOR',
    commitmentAmount: total,
    calibratedAmount: 0,
    commitmentShares: 0,
    calibratedShares: 0,
    actualConvertedAmount: total,
    commitmentExpirationDate: formatMonthDayYear(campaign.offeredPeriodEndDate),
  };
}
