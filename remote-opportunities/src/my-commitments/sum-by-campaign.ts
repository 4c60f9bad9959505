import type { CampaignRow } from '@investor-portal/shared/partner-api/commitment';
import { endingOf, needsReconfirmation } from '@investor-portal/shared/rules/commitment-status';
import { addCentavos, toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';

/** What an investor has committed to one campaign. */
export interface MyCommitments {
  amount: Centavos;
  currency: string;
  count: number;
  /** One of them has to be reconfirmed. */
  reconfirm: boolean;
}

/** By campaign guid; without cancelled commitments, and without campaigns whose commitments are in several currencies. */
export function sumByCampaign(rows: readonly CampaignRow[]): ReadonlyMap<string, MyCommitments> {
  const sums = new Map<string, MyCommitments>();
  for (const { guid, commitments } of rows) {
    const standing = commitments.filter((commitment) => !endingOf(commitment));
    const amounts = standing.map(({ commitmentAmount }) => toCentavos(commitmentAmount));
    const currencies = new Set(
      standing.map(({ commitmentCurrencyCode: code }) => code || runtimeConfig().currency),
    );
    const known = amounts.filter((amount) => amount !== null);
    const [currency] = currencies;
    if (currency === undefined || currencies.size > 1 || known.length < amounts.length) continue;
    sums.set(guid, {
      amount: addCentavos(...known),
      currency,
      count: standing.length,
      reconfirm: standing.some(needsReconfirmation),
    });
  }
  return sums;
}
