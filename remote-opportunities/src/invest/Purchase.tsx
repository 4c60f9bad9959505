import { styled } from 'styled-components';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { type Centavos, formatCentavos, toCentavos } from '@investor-portal/shared/rules/money';
import { formatCount, countOf } from '@investor-portal/shared/rules/number-format';
import { formatPercent } from '@investor-portal/shared/rules/percent';
import {
  equityPercent,
  wholeShares,
  costOf,
  type SharePurchase,
  sharesFor,
} from '@investor-portal/shared/rules/shares';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { Money } from '@investor-portal/shared/ui/Money';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { toSharePrice } from '@investor-portal/shared/rules/share-price';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Cluster } from '@investor-portal/shared/ui/Layout';
import { cancellationText } from '../offering/phase';
import { amountError } from '../offering/amount';

interface PurchaseProps {
  campaign: Campaign;
  /** The text that the investor typed. */
  amount: string;
  /** Takes a suggested amount. */
  onUse: (amount: Centavos) => void;
}

/** What an amount buys, exact in centavos. */
export function Purchase({ campaign, amount, onUse }: PurchaseProps) {
  const now = useNow(1_000);
  const bought = wholeShares(amount, campaign.sharePrice);
  const equity = bought
    ? equityPercent(bought.shares, campaign.numberSharesOffered ?? 0, campaign.equityOffered ?? 0)
    : null;
  return (
    <DataList
      items={[
        { label: 'Whole shares', value: formatCount(bought?.shares ?? null) },
        {
          label: 'Share price',
          value: <Money perShare amount={campaign.sharePrice} currency={campaign.currencyCode} />,
        },
        {
          label: 'Not invested (less than one share)',
          value: <ShareRounding campaign={campaign} bought={bought} onUse={onUse} />,
        },
        { label: 'Share of the equity', value: formatPercent(equity) },
        {
          label: 'Can be cancelled until',
          value: cancellationText(campaign.offeredPeriodEndDate, now),
        },
      ]}
    />
  );
}

interface ShareRoundingProps {
  campaign: Campaign;
  bought: SharePurchase | null;
  onUse: (amount: Centavos) => void;
}

/** The part of an amount that buys no whole share, and the nearest amounts without such a rest. */
function ShareRounding({ campaign, bought, onUse }: ShareRoundingProps) {
  if (!bought) return '--';
  const amounts = wholeAmounts(campaign, bought);
  return (
    <>
      {`${campaign.currencyCode} ${formatCentavos(bought.leftOver)}`}
      {amounts.length > 0 ? (
        <Cluster $gap={2} $justify="end">
          {amounts.map((amount) => (
            <Suggestion
              key={amount}
              ref={transferFocus}
              type="button"
              onClick={() => onUse(amount)}
            >
              Use {formatCentavos(amount)}
            </Suggestion>
          ))}
        </Cluster>
      ) : null}
    </>
  );
}

/** The amounts of whole shares around the entered one that the campaign's limits allow. */
function wholeAmounts(campaign: Campaign, { shares, leftOver }: SharePurchase): Centavos[] {
  const price = toSharePrice(campaign.sharePrice);
  if (leftOver === 0 || price === null) return [];
  const limits = { min: campaign.minAmountPerInvestor, max: campaign.maxAmountPerInvestor };
  return [shares, shares + 1]
    .map((count) => costOf(count, price))
    .filter((amount) => amountError(formatCentavos(amount), limits) === null);
}

/** Lower than a Button, with a target of 44 px around it. */
const Suggestion = styled.button`
  position: relative;
  margin-top: ${tokens.space[2]};
  padding: ${tokens.space[1]} ${tokens.space[3]};
  background: ${tokens.colour['accent-soft']};
  border: 1px solid ${tokens.colour['accent-line']};
  border-radius: ${tokens.radius.pill};
  color: ${tokens.colour['accent-text']};
  font-size: ${tokens.text.sm};
  font-weight: 600;
  cursor: pointer;

  &:hover {
    border-color: ${tokens.colour['accent-text']};
  }

  &::after {
    position: absolute;
    inset: -0.375rem 0;
    content: '';
  }
`;

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
