import * as v from 'valibot';
import { investorMemory } from '@investor-portal/shared/rules/investor-memory';
import type { Centavos } from '@investor-portal/shared/rules/money';
import { inTab } from '@investor-portal/shared/rules/tab-storage';
import { termsSchema } from './terms';

const centavos = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.transform((amount) => amount as Centavos),
);

/** One sending of the commitment whose outcome is not known yet. */
const attemptSchema = v.object({
  /** The Idempotency-Key: the same for every sending of this decision. */
  key: v.pipe(v.string(), v.nonEmpty()),
  amount: centavos,
  /** The investor's newest commitments before it was sent: a new one beside them is its trace. */
  known: v.array(v.string()),
});
export type Attempt = v.InferOutput<typeof attemptSchema>;

const intentionSchema = v.object({
  /** Whose it is: the external reference code of the hand-over. */
  investor: v.string(),
  campaignGuid: v.string(),
  amount: centavos,
  /** What was shown when the investor decided. */
  terms: termsSchema,
  attempt: v.nullable(attemptSchema),
});

/** What an investor is about to commit: from the amount until the commitment is made. */
export type Intention = v.InferOutput<typeof intentionSchema>;

const prefix = 'intention:';
// Where the tab keeps nothing, an intention lives as long as the page.
const inMemory = investorMemory<string>();

/**
 * The intention towards a campaign, if this investor has one in this tab. It is in session storage: a reload
 * keeps it, another tab has its own, and it ends with the tab.
 */
export function readIntention(investor: string, campaignGuid: string): Intention | null {
  const name = prefix + campaignGuid;
  const text = inTab((area) => area.getItem(name)) ?? inMemory.get(name);
  if (text === undefined) return null;
  try {
    const parsed = v.safeParse(intentionSchema, JSON.parse(text));
    return parsed.success && parsed.output.investor === investor ? parsed.output : null;
  } catch {
    return null;
  }
}

export function keepIntention(intention: Intention): void {
  const name = prefix + intention.campaignGuid;
  const text = JSON.stringify(intention);
  inMemory.set(name, text);
  inTab((area) => area.setItem(name, text));
}

/** Notes what is sent, or that nothing is, and leaves alone what the investor may have entered since. */
export function keepAttempt(intention: Intention, attempt: Attempt | null): void {
  const kept = readIntention(intention.investor, intention.campaignGuid) ?? intention;
  keepIntention({ ...kept, attempt });
}

export function forgetIntention(campaignGuid: string): void {
  const name = prefix + campaignGuid;
  inMemory.delete(name);
  inTab((area) => area.removeItem(name));
}
