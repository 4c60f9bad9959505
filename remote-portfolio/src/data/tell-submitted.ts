import * as v from 'valibot';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { endingOf } from '@investor-portal/shared/rules/commitment-status';
import { fromCentavos, toCentavos } from '@investor-portal/shared/rules/money';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { storedData } from '@investor-portal/shared/storage/stored-data';
import { withBrowserStorage } from '@investor-portal/shared/storage/tab-storage';
import { tellOnce } from '@investor-portal/shared/storage/tell-once';

/** The unresolved attempts of one campaign, as remote-opportunities/src/review/attempts.ts stores them. This file only reads them. */
const logSchema = v.object({
  investor: v.string(),
  attempts: v.array(v.object({ key: v.string(), amount: v.number(), known: v.array(v.string()) })),
});
const logs = storedData(withBrowserStorage);

/**
 * Tells the platform's page of the commitments that this browser has sent and that a list now shows. The page may have
 * removed the portal before the API answered. Each is told once, also where the amount screen finds it later.
 */
export function tellSubmitted(commitments: readonly Commitment[]): void {
  const investor = store.get(externalAtom)?.externalReferenceCode;
  for (const commitment of commitments) {
    const { guid, campaignGuid: campaign, commitmentCurrencyCode } = commitment;
    const amount = toCentavos(commitment.commitmentAmount);
    const log = logs.read(`attempts:${campaign}`, logSchema);
    if (log?.investor !== investor || amount === null || endingOf(commitment)) continue;
    const sent = log?.attempts.find((each) => each.amount === amount && !each.known.includes(guid));
    if (!sent) continue;
    const currency = commitmentCurrencyCode || runtimeConfig().currency;
    const value = { guid, campaign, amount: fromCentavos(amount), currency };
    tellOnce({ action: 'portal:commitment-submitted', value }, sent.key);
  }
}
