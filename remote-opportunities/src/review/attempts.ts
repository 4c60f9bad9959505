import * as v from 'valibot';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { investorMemory } from '@investor-portal/shared/storage/investor-memory';
import { withBrowserStorage } from '@investor-portal/shared/storage/tab-storage';
import { centavosSchema } from '../investment-draft/investment-draft';

/** A commitment that was sent and whose outcome is unknown. */
const attemptSchema = v.object({
  /** The Idempotency-Key, the same each time this decision is sent. */
  key: v.pipe(v.string(), v.nonEmpty()),
  amount: centavosSchema,
  /** The guids of the investor's commitments to the campaign before it was sent: another that matches is its own. */
  known: v.array(v.string()),
  /** Epoch ms. */
  sentAt: v.number(),
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

/** By then nobody waits for a lost response, and no server remembers its Idempotency-Key. */
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
