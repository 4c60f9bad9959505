import * as v from 'valibot';
import { investorMemory } from '@investor-portal/shared/storage/investor-memory';
import type { Centavos } from '@investor-portal/shared/rules/money';
import { inTab } from '@investor-portal/shared/storage/tab-storage';
import { termsSchema } from './terms';

export const centavosSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.transform((amount) => amount as Centavos),
);

const draftSchema = v.object({
  /** Whose it is: the external reference code of the hand-over. */
  investor: v.string(),
  campaignGuid: v.string(),
  amount: centavosSchema,
  /** What was shown when the investor decided. */
  terms: termsSchema,
  /** The Idempotency-Key this tab has sent it under, if it has: a reload finds its own attempt by it. */
  sentKey: v.nullable(v.string()),
});

/** What an investor is about to commit: from the amount until the commitment is made. */
export type InvestmentDraft = v.InferOutput<typeof draftSchema>;

const prefix = 'draft:';
// Where the tab keeps nothing, a draft lives as long as the page.
const inMemory = investorMemory<string>();

/**
 * The draft towards a campaign, if this investor has one in this tab. It is in session storage: a reload
 * keeps it, another tab has its own, and it ends with the tab.
 */
export function readDraft(investor: string, campaignGuid: string): InvestmentDraft | null {
  const name = prefix + campaignGuid;
  const text = inTab((area) => area.getItem(name)) ?? inMemory.get(name);
  if (text === undefined) return null;
  try {
    const parsed = v.safeParse(draftSchema, JSON.parse(text));
    return parsed.success && parsed.output.investor === investor ? parsed.output : null;
  } catch {
    return null;
  }
}

export function saveDraft(draft: InvestmentDraft): void {
  const name = prefix + draft.campaignGuid;
  const text = JSON.stringify(draft);
  inMemory.set(name, text);
  inTab((area) => area.setItem(name, text));
}

/** Notes the key it leaves under, unless the investor has entered another amount in the meantime. */
export function keepSentKey(draft: InvestmentDraft, sentKey: string): void {
  const kept = readDraft(draft.investor, draft.campaignGuid) ?? draft;
  if (kept.amount === draft.amount) saveDraft({ ...kept, sentKey });
}

export function clearDraft(campaignGuid: string): void {
  const name = prefix + campaignGuid;
  inMemory.delete(name);
  inTab((area) => area.removeItem(name));
}
