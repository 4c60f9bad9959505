import * as v from 'valibot';
import { endingOf } from '@investor-portal/shared/rules/commitment-status';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { investorMemory } from '@investor-portal/shared/storage/investor-memory';
import { withBrowserStorage } from '@investor-portal/shared/storage/tab-storage';
import { centavosSchema } from '../investment-draft/investment-draft';
import { readCommitments } from '@investor-portal/shared/partner-api/reading/commitment-lists';

/** A commitment that was sent and whose outcome is unknown. */
const attemptSchema = v.object({
  /** The Idempotency-Key, the same each time this decision is sent. */
  key: v.pipe(v.string(), v.nonEmpty()),
  amount: centavosSchema,
  /** The guids of the investor's commitments to the campaign before it was sent: another that matches is its own. */
  known: v.array(v.string()),
  /** Epoch ms. */
  sentAt: v.number(),
  /** The server's sentence, kept although the outcome is unknown. */
  answer: v.optional(v.string()),
});
export type Attempt = v.InferOutput<typeof attemptSchema>;

const recordSchema = v.object({
  /** The investor's external reference code. */
  investor: v.string(),
  attempts: v.array(attemptSchema),
});

/** One investor's unresolved attempts at one campaign, shared by the tabs of this browser. */
export interface AttemptLog {
  read(): Attempt[];
  save(attempt: Attempt): void;
  remove(key: string): void;
}

/** After a day nobody waits for a lost response, and no server remembers its Idempotency-Key. */
const expiresAfterMs = 24 * 3_600_000;

// Where local storage is unavailable, an attempt lasts as long as the page.
const inMemory = investorMemory<string>();

/**
 * The log outlives the tab (readings R10): a tab that is closed before the response arrives leaves its attempt to the
 * next one. Write to it only inside `withTabLock`, so that tabs do not overwrite one another.
 */
export function attemptLog(investor: string, campaignGuid: string): AttemptLog {
  const name = `attempts:${campaignGuid}`;

  function read(): Attempt[] {
    const text = withBrowserStorage((storage) => storage.getItem(name)) ?? inMemory.get(name);
    if (text === undefined) return [];
    try {
      const parsed = v.safeParse(recordSchema, JSON.parse(text));
      if (!parsed.success || parsed.output.investor !== investor) return [];
      const oldest = serverNow() - expiresAfterMs;
      return parsed.output.attempts.filter(({ sentAt }) => sentAt > oldest);
    } catch {
      return [];
    }
  }

  function write(attempts: Attempt[]): void {
    const text = JSON.stringify({ investor, attempts });
    const stored = withBrowserStorage((storage) => {
      if (attempts.length > 0) storage.setItem(name, text);
      else storage.removeItem(name);
      return true;
    });
    // Never both: a copy in memory would bring back what another tab has resolved since.
    if (stored) inMemory.delete(name);
    else inMemory.set(name, text);
  }

  const others = (key: string) => read().filter((attempt) => attempt.key !== key);
  return {
    read,
    save: (attempt) => write([...others(attempt.key), attempt]),
    remove: (key) => write(others(key)),
  };
}

/** A new Idempotency-Key, 128 random bits. Unlike `crypto.randomUUID`, this works on plain http. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The investor's commitments, whatever their age. */
export async function fetchAllCommitments(investorAccountId: string): Promise<Commitment[]> {
  return (await readCommitments(investorAccountId)).rows;
}

interface ResolvedAttempts {
  /** The commitment that this tab's attempt made, and the guids of the earlier commitments to the campaign. */
  own: { found: Commitment; known: string[] } | null;
  /** What the attempts of other tabs, open or closed, have committed. */
  others: Commitment[];
  /** Attempts with no commitment so far. */
  unresolved: Attempt[];
}

/** Matches the unresolved attempts with the investor's commitments, and removes the resolved ones from the log. */
export function resolveAttempts(
  log: AttemptLog,
  sentKey: string | null,
  campaignGuid: string,
  commitments: readonly Commitment[],
): ResolvedAttempts {
  const resolved: ResolvedAttempts = { own: null, others: [], unresolved: [] };
  for (const attempt of log.read()) {
    const commitment = findCommitment(attempt, campaignGuid, commitments);
    if (!commitment) {
      resolved.unresolved.push(attempt);
      continue;
    }
    log.remove(attempt.key);
    if (attempt.key === sentKey) resolved.own = { found: commitment, known: attempt.known };
    else resolved.others.push(commitment);
  }
  return resolved;
}

/** The commitment of an attempt: new since it was sent, to its campaign and of its amount. */
export function findCommitment(
  { known, amount }: Attempt,
  campaignGuid: string,
  commitments: readonly Commitment[],
): Commitment | null {
  const isOwn = (commitment: Commitment) =>
    !known.includes(commitment.guid) && matches(commitment, campaignGuid, amount);
  return commitments.find(isOwn) ?? null;
}

/** A standing commitment to the same campaign and of the same amount (readings R10). */
export function findDuplicate(
  campaignGuid: string,
  amount: Centavos,
  commitments: readonly Commitment[],
  acknowledged: readonly string[],
): Commitment | undefined {
  return commitments.find(
    (commitment) =>
      endingOf(commitment) === undefined &&
      !acknowledged.includes(commitment.guid) &&
      matches(commitment, campaignGuid, amount),
  );
}

function matches(commitment: Commitment, campaignGuid: string, amount: Centavos): boolean {
  return (
    commitment.campaignGuid === campaignGuid && toCentavos(commitment.commitmentAmount) === amount
  );
}
