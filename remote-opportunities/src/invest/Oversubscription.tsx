import { styled } from 'styled-components';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { countOf, formatCount } from '@investor-portal/shared/rules/number-format';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { toCentavos } from '@investor-portal/shared/rules/money';
import { toSharePrice } from '@investor-portal/shared/rules/share-price';
import { sharesFor } from '@investor-portal/shared/rules/shares';

/** What happens to an amount when investors commit more than is offered. */
export function Oversubscription({ campaign, amount }: { campaign: Campaign; amount: string }) {
  const allotment = allotmentNow(amount, campaign);
  return (
    <Small>
      If investors commit more than is offered, each gets the same fraction of their shares, and the
      rest of the money goes back to their wallet.
      {allotment
        ? ` If this offering closed now, about ${formatCount(allotment.given)} of your ${countOf(allotment.wanted, 'share')} would be yours.`
        : ''}
    </Small>
  );
}

interface Allotment {
  wanted: number;
  /** Rounded down; the shares that are left over then go to the largest fractions. */
  given: number;
}

/**
 * What an amount would receive if the offering closed now, with this amount in it; null while there are shares for
 * everyone, or when that is unknown. The rule is that of the sandbox (scripts/sandbox/rules/calibrate.ts): pro rata, in whole
 * shares.
 */
export function allotmentNow(amount: string, campaign: Campaign): Allotment | null {
  const price = toSharePrice(campaign.sharePrice);
  const [mine, raised] = [toCentavos(amount), toCentavos(campaign.totalRaisedAmount)];
  const offered = campaign.numberSharesOffered ?? 0;
  if (price === null || price <= 0 || mine === null || raised === null || !(offered > 0))
    return null;
  const wanted = sharesFor(Math.max(mine, 0), price);
  const all = sharesFor(raised, price) + wanted;
  if (wanted === 0 || all <= offered) return null;
  return { wanted, given: Number((BigInt(wanted) * BigInt(Math.floor(offered))) / BigInt(all)) };
}

const Small = styled.p`
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
`;
