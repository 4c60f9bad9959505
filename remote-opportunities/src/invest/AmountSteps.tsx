import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { formatCentavos, type Centavos, toCentavos } from '@investor-portal/shared/rules/money';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { wholeShares, costOf, sharesFor } from '@investor-portal/shared/rules/shares';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import { toSharePrice } from '@investor-portal/shared/rules/share-price';
import { amountError, parseCentavos } from '../offering/amount';

interface AmountStepsProps {
  campaign: Campaign;
  /** The text that the investor typed. */
  amount: string;
  onUse: (amount: Centavos) => void;
}

/** Ways to an amount of whole shares without typing it. */
export function AmountSteps({ campaign, amount, onUse }: AmountStepsProps) {
  const [announced, setAnnounced] = useState('');
  const less = nextAmount(amount, -1, campaign);
  const more = nextAmount(amount, 1, campaign);
  const use = (chosen: Centavos | null) => {
    if (chosen === null) return;
    const shares = wholeShares(formatCentavos(chosen), campaign.sharePrice)?.shares ?? 0;
    setAnnounced(`${campaign.currencyCode} ${formatCentavos(chosen)}, ${countOf(shares, 'share')}`);
    onUse(chosen);
  };
  return (
    <Steps role="group" aria-label="Whole shares">
      <Step
        variant="secondary"
        size="sm"
        icon={<Minus aria-hidden="true" />}
        disabled={less === null}
        onClick={() => use(less)}
      >
        1 share less
      </Step>
      <Step
        variant="secondary"
        size="sm"
        icon={<Plus aria-hidden="true" />}
        disabled={more === null}
        onClick={() => use(more)}
      >
        1 share more
      </Step>
      <Starts>
        {startingAmounts(campaign).map((start) => (
          <Start key={start} variant="quiet" size="sm" onClick={() => use(start)}>
            {formatCentavos(start)}
          </Start>
        ))}
      </Starts>
      {/* The field does not have the focus, so nothing else announces its new value. */}
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </Steps>
  );
}

/* A phone shows two lines, each of them filled; a wider screen shows everything side by side. */
const Steps = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[2]};

  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
  }
`;

const Starts = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${tokens.space[2]};

  > * {
    flex: 1 1 auto;
  }
`;

const Step = styled(Button)`
  min-height: 2.75rem;
  padding-inline: ${tokens.space[3]};
`;

const Start = styled(Step)`
  padding-inline: ${tokens.space[2]};
  border-color: ${tokens.colour['accent-line']};
`;

type Offer = Pick<Campaign, 'sharePrice' | 'minAmountPerInvestor' | 'maxAmountPerInvestor'>;

/** The offered amounts are multiples of the minimum, or of the share price where there is none, and recommend nothing. */
const multiples = [1, 2, 5];

/** Amounts of whole shares to start from, within the campaign's limits. */
export function startingAmounts(offer: Offer): Centavos[] {
  const price = priceOf(offer);
  if (price === null) return [];
  const least = Math.max(toCentavos(offer.minAmountPerInvestor) ?? 0, costOf(1, price));
  const amounts = multiples.map((times) => atLeast(least * times, price));
  return [...new Set(amounts)].filter((amount) => isAllowed(amount, offer));
}

/**
 * The next amount of whole shares above or below an amount as it is typed; null where the campaign's limits allow none.
 * An amount below the minimum leads to the least that is allowed, one above the maximum to the most.
 */
export function nextAmount(amount: string, direction: 1 | -1, offer: Offer): Centavos | null {
  const price = priceOf(offer);
  if (price === null) return null;
  const current = Math.max(parseCentavos(amount) ?? 0, 0);
  const most = toCentavos(offer.maxAmountPerInvestor) ?? 0;
  if (most > 0 && current > most) {
    const fits = costOf(sharesFor(most, price), price);
    return direction === -1 && isAllowed(fits, offer) ? fits : null;
  }
  if (current === Infinity) return null;
  const shares = sharesFor(current, price);
  const whole = costOf(shares, price) === current;
  const next = costOf(
    direction === 1 ? shares + 1 : whole ? Math.max(shares - 1, 0) : shares,
    price,
  );
  if (isAllowed(next, offer)) return next;
  const [least] = startingAmounts(offer);
  return direction === 1 && least !== undefined && least > current ? least : null;
}

function priceOf({ sharePrice }: Offer) {
  const price = toSharePrice(sharePrice);
  return price !== null && price > 0 ? price : null;
}

/** The price of the fewest shares that cost at least this much. */
function atLeast(centavos: number, price: NonNullable<ReturnType<typeof priceOf>>): Centavos {
  const shares = sharesFor(centavos, price);
  const cost = costOf(shares, price);
  return cost < centavos ? costOf(shares + 1, price) : cost;
}

function isAllowed(amount: Centavos, offer: Offer): boolean {
  const { minAmountPerInvestor: min, maxAmountPerInvestor: max } = offer;
  return amountError(formatCentavos(amount), { min, max }) === null;
}
