import * as v from 'valibot';
import { endingOf } from '@investor-portal/shared/rules/commitment-status';
import { isSameId } from '@investor-portal/shared/partner-api/client/call';
import { forgetPrefetched } from '@investor-portal/shared/partner-api/client/prefetched-response';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { PartnerApiError } from '@investor-portal/shared/partner-api/errors';
import { fromCentavos, toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { knownRuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { showToast } from '@investor-portal/shared/session/toast';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { storedData } from '@investor-portal/shared/storage/stored-data';
import { withBrowserStorage } from '@investor-portal/shared/storage/tab-storage';
import { tellOnce } from '@investor-portal/shared/storage/tell-once';
import { centavosSchema } from '../investment-draft/investment-draft';
import { isTo, type CampaignIds } from '../my-commitments/is-to';
import { readCommitments } from '@investor-portal/shared/partner-api/reading/commitment-lists';

const attemptFields = v.object({
  /** The Idempotency-Key. It is the same each time this decision is sent. */
  key: v.pipe(v.string(), v.nonEmpty()),
  amount: centavosSchema,
  /**
   * The guids of the investor's commitments to the campaign before this attempt. A new matching commitment belongs to
   * the attempt.
   */
  known: v.array(v.string()),
  /** Epoch ms. */
  sentAt: v.number(),
  /** The server's sentence, kept although the outcome is unknown. */
  serverMessage: v.optional(v.string()),
});
// An earlier version of the portal stored `serverMessage` as `answer`.
const attemptSchema = v.pipe(
  v.object({ ...attemptFields.entries, answer: v.optional(v.string()) }),
  v.transform(({ answer, ...attempt }): v.InferOutput<typeof attemptFields> =>
    answer === undefined ? attempt : { serverMessage: answer, ...attempt },
  ),
);
export type Attempt = v.InferOutput<typeof attemptSchema>;

const recordSchema = v.object({
  investor: v.string(),
  attempts: v.array(attemptSchema),
});

/** One investor's unresolved attempts at one campaign. The tabs of this browser share the log. */
export interface AttemptLog {
  read(): Attempt[];
  save(attempt: Attempt): void;
  remove(key: string): void;
  /**
   * Removes an attempt that has made its commitment, and tells the platform's page.
   * @param made null if the list of commitments does not show it yet.
   */
  settle(attempt: Attempt, made: Commitment | null, currency: string): void;
}

/** After a day nobody waits for a lost response, and no server remembers its Idempotency-Key. */
const expiresAfterMs = 24 * 3_600_000;

const records = storedData(withBrowserStorage);

/**
 * The log outlives the tab (readings R10), so the next tab resolves an attempt whose tab was closed. Write to the log
 * only inside `withTabLock`, so that tabs do not overwrite each other.
 */
export function attemptLog(investor: string, campaignGuid: string): AttemptLog {
  const name = `attempts:${campaignGuid}`;

  function read(): Attempt[] {
    const record = records.read(name, recordSchema);
    if (record?.investor !== investor) return [];
    const oldest = serverNow() - expiresAfterMs;
    return record.attempts.filter(({ sentAt }) => sentAt > oldest);
  }

  function write(attempts: Attempt[]): void {
    if (attempts.length > 0) records.write(name, { investor, attempts });
    else records.remove(name);
  }

  const others = (key: string) => read().filter((attempt) => attempt.key !== key);
  const remove = (key: string) => write(others(key));
  return {
    read,
    save: (attempt) => write([...others(attempt.key), attempt]),
    remove,
    settle(attempt, made, currency) {
      remove(attempt.key);
      const value = {
        ...sentCommitment(attempt, campaignGuid, currency),
        guid: made?.guid ?? null,
      };
      tellOnce({ action: 'portal:commitment-submitted', value }, attempt.key);
    },
  };
}

function sentCommitment({ amount }: Attempt, campaign: string, currency: string) {
  // The API may send a commitment or a campaign without a currency code. The amount is then in the platform's currency.
  const { currency: usual = '' } = knownRuntimeConfig() ?? {};
  return { campaign, amount: fromCentavos(amount), currency: currency || usual };
}

/** Tells the platform's page of attempts whose outcome is unknown, each once. */
export function tellUnknown(
  attempts: readonly Attempt[],
  { guid, currencyCode }: Pick<Campaign, 'guid' | 'currencyCode'>,
): void {
  for (const attempt of attempts) {
    const value = sentCommitment(attempt, guid, currencyCode);
    tellOnce({ action: 'portal:commitment-unknown', value }, attempt.key);
  }
}

/** Makes an Idempotency-Key of 128 random bits. `crypto.randomUUID` does not work on plain http. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns all of the investor's commitments. If the API names this campaign only by its code, the guid is filled in.
 * @throws PartnerApiError also if a row is unreadable or may be to any campaign, because it may be the commitment of an
 * attempt (decision 30).
 */
export async function fetchAllCommitments(
  investorAccountId: string,
  { guid, campaignCode }: CampaignIds,
): Promise<Commitment[]> {
  // A list that was prefetched half a minute ago may lack the commitment.
  forgetPrefetched();
  const { rows, unreadable } = await readCommitments(investorAccountId);
  if (unreadable > 0) throw incompleteList();
  return rows.map((row) => {
    if (row.campaignGuid !== '') return row;
    if (row.campaignCode === '' || campaignCode === '') throw incompleteList();
    return isTo({ guid, campaignCode }, row) ? { ...row, campaignGuid: guid } : row;
  });
}

function incompleteList(): PartnerApiError {
  const message = 'We couldn’t read all of your commitments. Try again, or ask for help.';
  return new PartnerApiError('shape', 'the commitments', message);
}

interface ResolvedAttempts {
  /** The commitment that this tab's attempt made, and the guids of the earlier commitments to the campaign. */
  own: { found: Commitment; known: string[] } | null;
  others: Commitment[];
  unresolved: Attempt[];
}

/**
 * Matches the unresolved attempts with the investor's commitments, and removes the resolved attempts from the log.
 * Commitments that were cancelled or terminated are not returned.
 */
export function resolveAttempts(
  log: AttemptLog,
  sentKey: string | null,
  campaignGuid: string,
  commitments: readonly Commitment[],
): ResolvedAttempts {
  const resolved: ResolvedAttempts = { own: null, others: [], unresolved: [] };
  const found = log.read().map((attempt) => ({
    attempt,
    commitment: findCommitment(attempt, campaignGuid, commitments),
  }));
  for (const { attempt, commitment } of found) {
    if (!commitment) {
      resolved.unresolved.push(attempt);
      continue;
    }
    log.settle(attempt, commitment, commitment.commitmentCurrencyCode);
    // A commitment that has ended since is no success, and a new commitment beside it would be no duplicate.
    if (endingOf(commitment)) {
      showToast({ kind: 'info', message: 'Your earlier commitment was made and has ended.' });
      continue;
    }
    if (attempt.key === sentKey) resolved.own = { found: commitment, known: attempt.known };
    else resolved.others.push(commitment);
  }
  return resolved;
}

/** Finds the standing commitment of an attempt that is no longer in the log, because another tab has resolved it. */
export function findRemoved(
  log: AttemptLog,
  attempt: Attempt | undefined,
  campaignGuid: string,
  commitments: readonly Commitment[],
): ResolvedAttempts['own'] {
  if (!attempt || log.read().some(({ key }) => key === attempt.key)) return null;
  const found = findCommitment(attempt, campaignGuid, commitments);
  return found && !endingOf(found) ? { found, known: attempt.known } : null;
}

/** @throws PartnerApiError if a new commitment to the campaign has an unknown amount, because it may be the attempt's. */
export function findCommitment(
  { known, amount }: Attempt,
  campaignGuid: string,
  commitments: readonly Commitment[],
): Commitment | null {
  const added = commitmentsTo(campaignGuid, commitments).filter(
    ({ guid }) => !known.includes(guid),
  );
  const amounts = added.map(({ commitmentAmount }) => toCentavos(commitmentAmount));
  const same = added.filter((_, index) => amounts[index] === amount);
  // An ended commitment of the same amount may come from another device, and must not hide one that stands.
  const own = same.find((commitment) => endingOf(commitment) === undefined) ?? same[0];
  if (!own && amounts.includes(null)) throw incompleteList();
  return own ?? null;
}

/** Finds a standing commitment to the same campaign, of the same or an unknown amount (readings R10). */
export function findDuplicate(
  campaignGuid: string,
  amount: Centavos,
  commitments: readonly Commitment[],
  confirmedDuplicates: readonly string[],
): Commitment | undefined {
  return commitmentsTo(campaignGuid, commitments).find(
    (commitment) =>
      endingOf(commitment) === undefined &&
      !confirmedDuplicates.includes(commitment.guid) &&
      [amount, null].includes(toCentavos(commitment.commitmentAmount)),
  );
}

export function commitmentsTo(
  campaignGuid: string,
  commitments: readonly Commitment[],
): Commitment[] {
  return commitments.filter((commitment) => isSameId(commitment.campaignGuid, campaignGuid));
}
