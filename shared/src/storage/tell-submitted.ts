import * as v from 'valibot';
import { isSameId } from '@investor-portal/shared/partner-api/client/call';
import type { Commitment } from '../partner-api/contract/commitment';
import { endingOf } from '../rules/commitment-status';
import { fromCentavos, toCentavos } from '../rules/money';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { storedData } from './stored-data';
import { withBrowserStorage } from './tab-storage';
import { tellOnce } from './tell-once';

/** The unresolved attempts of one campaign, as remote-opportunities/src/review/attempts.ts stores them. They are only read here. */
const logSchema = v.object({
  investor: v.string(),
  attempts: v.array(v.object({ key: v.string(), amount: v.number(), known: v.array(v.string()) })),
});
const logs = storedData(withBrowserStorage);

type Listed = Pick<Commitment, 'guid' | 'campaignGuid' | 'commitmentAmount'> &
  Pick<Commitment, 'commitmentCurrencyCode' | 'commitmentStatusCode' | 'commitmentStatus'>;

/** Tells the platform's page, once, of each commitment that this browser sent and whose answer the page may have missed. */
export function tellSubmitted(commitments: readonly Listed[]): void {
  const investor = store.get(externalAtom)?.externalReferenceCode;
  for (const commitment of commitments) {
    const { guid, campaignGuid: campaign, commitmentCurrencyCode } = commitment;
    const amount = toCentavos(commitment.commitmentAmount);
    const log = logs.read(`attempts:${campaign}`, logSchema);
    if (log?.investor !== investor || amount === null || endingOf(commitment)) continue;
    // A commitment of the list by campaign may have no guid, so it may be an earlier one.
    const isKnown = (known: readonly string[]) =>
      guid === '' || known.some((each) => isSameId(each, guid));
    const sent = log?.attempts.find((each) => each.amount === amount && !isKnown(each.known));
    if (!sent) continue;
    const currency = commitmentCurrencyCode || runtimeConfig().currency;
    const value = { guid, campaign, amount: fromCentavos(amount), currency };
    tellOnce({ action: 'portal:commitment-submitted', value }, sent.key);
  }
}
