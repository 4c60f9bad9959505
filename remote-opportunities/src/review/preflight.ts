import { fetchCampaign, type Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { formatCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { amountProblem } from '../invest/amount-problem';
import { becameTooSmall, changedTerms, termsOf } from '../invest/terms';
import type { InvestmentDraft } from '../invest/investment-draft';
import { notOpen, phaseOf } from '../campaign/phase';

export type Preflight =
  | { kind: 'clear'; campaign: Campaign }
  /** It is not what the investor is looking at, or cannot be invested in any more: nothing may be sent. */
  | { kind: 'changed'; campaign: Campaign };

/**
 * Reads the campaign once more before money moves, and compares it with what is on the screen.
 * @throws PartnerApiError when it cannot be read.
 */
export async function preflight(shown: Campaign, { amount }: InvestmentDraft): Promise<Preflight> {
  const campaign = await fetchCampaign(shown.guid);
  const [before, after] = [termsOf(shown), termsOf(campaign)];
  const changed =
    changedTerms(before, after).length > 0 ||
    becameTooSmall(before, after, amount) ||
    whyNot(campaign, amount, Date.now()) !== null;
  return { kind: changed ? 'changed' : 'clear', campaign };
}

/** Why this amount cannot be committed as things stand; `null` when it can. */
export function whyNot(campaign: Campaign, amount: Centavos, now: number): string | null {
  const { minAmountPerInvestor: min, maxAmountPerInvestor: max } = campaign;
  return notOpen[phaseOf(campaign, now)] ?? amountProblem(formatCentavos(amount), { min, max });
}
