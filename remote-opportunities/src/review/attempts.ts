import * as v from 'valibot';
import { investorMemory } from '@investor-portal/shared/storage/investor-memory';
import { inBrowser } from '@investor-portal/shared/storage/tab-storage';
import { centavosSchema } from '../invest/investment-draft';

/** One sending of a commitment whose outcome is not known yet. */
const attemptSchema = v.object({
  /** The Idempotency-Key: the same for every sending of this decision. */
  key: v.pipe(v.string(), v.nonEmpty()),
  amount: centavosSchema,
  /** The guids of the investor's newest commitments before it was sent: a new one beside them is its own. */
  known: v.array(v.string()),
  /** Epoch ms by this browser's clock. */
  sentAt: v.number(),
});
export type Attempt = v.InferOutput<typeof attemptSchema>;

const recordSchema = v.object({
  /** Whose they are: the external reference code of the hand-over. */
  investor: v.string(),
  attempts: v.array(attemptSchema),
});

/** The attempts of one investor at one campaign that are unresolved, as every tab of this browser knows them. */
export interface AttemptLog {
  read(): Attempt[];
  keep(attempt: Attempt): void;
  forget(key: string): void;
}

/** After so many ms nobody waits for a lost response any more, and no server keeps its Idempotency-Key. */
const expiresAfterMs = 24 * 3_600_000;

// Where the browser stores nothing, an attempt lives as long as the page.
const inMemory = investorMemory<string>();

/**
 * The log outlives the tab (readings R10): a tab that is closed while a response is awaited leaves its attempt to
 * the next one. Change it only inside `inTurn`, so that tabs do not overwrite one another.
 */
export function attemptLog(investor: string, campaignGuid: string): AttemptLog {
  const name = `attempts:${campaignGuid}`;

  function read(): Attempt[] {
    const text = inBrowser((area) => area.getItem(name)) ?? inMemory.get(name);
    if (text === undefined) return [];
    try {
      const parsed = v.safeParse(recordSchema, JSON.parse(text));
      if (!parsed.success || parsed.output.investor !== investor) return [];
      const oldest = Date.now() - expiresAfterMs;
      return parsed.output.attempts.filter(({ sentAt }) => sentAt > oldest);
    } catch {
      return [];
    }
  }

  function write(attempts: Attempt[]): void {
    const text = JSON.stringify({ investor, attempts });
    const stored = inBrowser((area) => {
      if (attempts.length > 0) area.setItem(name, text);
      else area.removeItem(name);
      return true;
    });
    // Never both: what another tab has resolved since must not come back from here.
    if (stored) inMemory.delete(name);
    else inMemory.set(name, text);
  }

  const others = (key: string) => read().filter((attempt) => attempt.key !== key);
  return {
    read,
    keep: (attempt) => write([...others(attempt.key), attempt]),
    forget: (key) => write(others(key)),
  };
}
