import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { investorMemory } from '@investor-portal/shared/storage/investor-memory';
import type { Centavos } from '@investor-portal/shared/rules/money';
import { withTabStorage } from '@investor-portal/shared/storage/tab-storage';
import { externalAtom } from '@investor-portal/shared/session/session';
import { termsSchema } from '../offering/terms';

export const centavosSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.transform((amount) => amount as Centavos),
);

const draftSchema = v.object({
  /** The investor's external reference code. */
  investor: v.string(),
  campaignGuid: v.string(),
  amount: centavosSchema,
  /** What the investor saw when deciding. */
  terms: termsSchema,
  /** The Idempotency-Key this tab sent it under, or null: after a reload the tab recognises its own attempt by it. */
  sentKey: v.nullable(v.string()),
  /** What the investor ticked about the risk when it was sent, for its receipt. */
  acknowledgement: v.optional(v.object({ text: v.string(), on: v.number() })),
});

/** What an investor is about to commit, from entering the amount until the commitment is made. */
export type InvestmentDraft = v.InferOutput<typeof draftSchema>;

const typedSchema = v.object({ investor: v.string(), text: v.string() });

const storageKey = (campaignGuid: string) => `draft:${campaignGuid}`;
const typedKey = (campaignGuid: string) => `typed-amount:${campaignGuid}`;
// Where session storage is unavailable, a draft lasts as long as the page.
const inMemory = investorMemory<string>();

/**
 * This investor's draft for a campaign in this tab, or null. It is in session storage: it survives a reload, ends with
 * the tab, and each tab has its own.
 */
export function readDraft(investor: string, campaignGuid: string): InvestmentDraft | null {
  return readSaved(storageKey(campaignGuid), draftSchema, investor);
}

/** The text that this investor last left in the campaign's amount field in this tab, or null. */
export function readTypedAmount(investor: string, campaignGuid: string): string | null {
  return readSaved(typedKey(campaignGuid), typedSchema, investor)?.text ?? null;
}

function readSaved<Saved extends { investor: string }>(
  key: string,
  schema: v.GenericSchema<unknown, Saved>,
  investor: string,
): Saved | null {
  const text = withTabStorage((storage) => storage.getItem(key)) ?? inMemory.get(key);
  if (text === undefined) return null;
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success && parsed.output.investor === investor ? parsed.output : null;
  } catch {
    return null;
  }
}

export function saveDraft(draft: InvestmentDraft): void {
  save(storageKey(draft.campaignGuid), draft);
}

/** Keeps what the investor types, so that it is still there after a look at the campaign or a reload. */
export function saveTypedAmount(investor: string, campaignGuid: string, text: string): void {
  save(typedKey(campaignGuid), { investor, text });
}

function save(key: string, saved: object): void {
  const text = JSON.stringify(saved);
  inMemory.set(key, text);
  withTabStorage((storage) => storage.setItem(key, text));
}

/** Saves the key a draft is sent under, and its acknowledgement, unless another amount was entered since. */
export function saveSentKey(draft: InvestmentDraft, sentKey: string): void {
  const saved = readDraft(draft.investor, draft.campaignGuid) ?? draft;
  const { acknowledgement } = draft;
  if (saved.amount === draft.amount)
    saveDraft({ ...saved, sentKey, ...(acknowledgement && { acknowledgement }) });
}

/** Forgets the draft, and the text in the amount field. */
export function clearDraft(campaignGuid: string): void {
  for (const key of [storageKey(campaignGuid), typedKey(campaignGuid)]) {
    inMemory.delete(key);
    withTabStorage((storage) => storage.removeItem(key));
  }
}

interface InvestmentDraftState {
  /** null when the investor has entered no amount for this campaign. */
  draft: InvestmentDraft | null;
  investor: string;
  /** Reads the draft again after it was changed elsewhere. */
  reread: () => void;
}

/** The signed-in investor's draft for a campaign. */
export function useInvestmentDraft(campaignGuid: string): InvestmentDraftState {
  const investor = useAtomValue(externalAtom)?.externalReferenceCode ?? '';
  const read = useCallback(() => readDraft(investor, campaignGuid), [investor, campaignGuid]);
  const [saved, setSaved] = useState(() => ({ read, draft: read() }));
  if (saved.read !== read) setSaved({ read, draft: read() });
  const reread = useCallback(() => setSaved({ read, draft: read() }), [read]);
  return { draft: saved.draft, investor, reread };
}

/** The navigation state with which Payment Option leads to the review. */
export const fromPayment = { from: 'payment' };

/** Whether going back from the review leads to Payment Option. */
export function cameFromPayment(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'from' in state &&
    state.from === fromPayment.from
  );
}
