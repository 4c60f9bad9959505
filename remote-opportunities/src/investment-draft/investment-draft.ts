import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { storedData } from '@investor-portal/shared/storage/stored-data';
import type { Centavos } from '@investor-portal/shared/rules/money';
import { withTabStorage } from '@investor-portal/shared/storage/tab-storage';
import { externalAtom } from '@investor-portal/shared/session/session';
import { termsSchema, type Terms } from '../offering/terms';
import { paymentFactsSchema, type PaymentFacts } from '../offering/amount';

export const centavosSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.transform((amount) => amount as Centavos),
);

const draftSchema = v.object({
  investor: v.string(),
  campaignGuid: v.string(),
  amount: centavosSchema,
  terms: termsSchema,
  /** The Idempotency-Key under which this tab sent the draft. After a reload the tab finds its own attempt by it. */
  sentKey: v.nullable(v.string()),
  /** For the receipt: the terms, the payment option and the ticked text about the risk when the draft was sent. */
  sentTerms: v.optional(termsSchema),
  sentPayment: v.optional(paymentFactsSchema),
  acknowledgement: v.optional(v.object({ text: v.string(), on: v.number() })),
});

/** An amount that the investor has entered and not yet committed. */
export type InvestmentDraft = v.InferOutput<typeof draftSchema>;

const typedSchema = v.object({ investor: v.string(), text: v.string() });

const storageKey = (campaignGuid: string) => `draft:${campaignGuid}`;
const typedKey = (campaignGuid: string) => `typed-amount:${campaignGuid}`;
const drafts = storedData(withTabStorage);

/** Session storage keeps the draft across a reload. The draft ends with the tab, and each tab has its own. */
export function readDraft(investor: string, campaignGuid: string): InvestmentDraft | null {
  return readSaved(storageKey(campaignGuid), draftSchema, investor);
}

export function readTypedAmount(investor: string, campaignGuid: string): string | null {
  return readSaved(typedKey(campaignGuid), typedSchema, investor)?.text ?? null;
}

function readSaved<Saved extends { investor: string }>(
  key: string,
  schema: v.GenericSchema<unknown, Saved>,
  investor: string,
): Saved | null {
  const saved = drafts.read(key, schema);
  return saved?.investor === investor ? saved : null;
}

export function saveDraft(draft: InvestmentDraft): void {
  drafts.write(storageKey(draft.campaignGuid), draft);
}

type Entered = Pick<InvestmentDraft, 'investor' | 'campaignGuid' | 'amount' | 'terms'>;

/** Saves an entered amount. If the amount is unchanged, the draft keeps what an earlier sending saved (`saveSentKey`). */
export function saveAmount(entered: Entered): void {
  // A submission may have started since the amount screen opened, so the draft is read again.
  const saved = readDraft(entered.investor, entered.campaignGuid);
  const sent = saved?.amount === entered.amount ? saved : { sentKey: null };
  saveDraft({ ...sent, ...entered });
}

export function saveTypedAmount(investor: string, campaignGuid: string, text: string): void {
  drafts.write(typedKey(campaignGuid), { investor, text });
}

/**
 * Saves how a draft is sent, unless another amount was entered meanwhile. Either of two requests with the same key may make
 * the commitment, so a share price or a payment option in which they differ is saved as unknown.
 */
export function saveSentKey(
  draft: InvestmentDraft,
  sentKey: string,
  sentTerms: Terms,
  sentPayment: PaymentFacts,
): void {
  const saved = readDraft(draft.investor, draft.campaignGuid) ?? draft;
  if (saved.amount !== draft.amount) return;
  const { acknowledgement } = draft;
  const earlier = saved.sentKey === sentKey ? saved : undefined;
  const [terms, payment] = [earlier?.sentTerms, earlier?.sentPayment];
  const isSamePrice = !terms || terms.sharePrice === sentTerms.sharePrice;
  const isSameOption =
    !payment || (payment.label === sentPayment.label && payment.fee === sentPayment.fee);
  saveDraft({
    ...saved,
    sentKey,
    sentTerms: isSamePrice ? sentTerms : { ...sentTerms, sharePrice: null },
    sentPayment: isSameOption ? sentPayment : { label: '--', fee: null },
    ...(acknowledgement && { acknowledgement }),
  });
}

export function clearDraft(campaignGuid: string): void {
  for (const key of [storageKey(campaignGuid), typedKey(campaignGuid)]) drafts.remove(key);
}

export function useInvestmentDraft(campaignGuid: string) {
  const investor = useAtomValue(externalAtom)?.externalReferenceCode ?? '';
  const read = useCallback(() => readDraft(investor, campaignGuid), [investor, campaignGuid]);
  const [saved, setSaved] = useState(() => ({ read, draft: read() }));
  const reread = useCallback(() => setSaved({ read, draft: read() }), [read]);
  if (saved.read !== read) reread();
  return { draft: saved.draft, investor, reread };
}
