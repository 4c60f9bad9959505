import type { UserDetails } from '@investor-portal/shared/session/session';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { countedAmount } from '@investor-portal/shared/rules/commitment-status';
import { type Centavos, fromCentavos } from '@investor-portal/shared/rules/money';
import { sumIfKnown } from '@investor-portal/shared/rules/sum-commitments';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { totalsByCurrency, type WireMoney } from '../components/totals';
import type { OpenCommitments } from '../data/use-open-commitments';
import { heldPositions, investedIn, withoutMemo } from '../stock-positions/positions';

/** The investor's money in one currency. A figure is null if it is unknown. */
export interface PortfolioValue {
  currency: string;
  wallet: Centavos | null;
  committed: Centavos | null;
  held: Centavos | null;
  total: Centavos | null;
}

/**
 * Returns the wallet, the commitments without a stock memo, and the positions at the price paid, per currency, the platform's
 * first. If the positions are unknown, only open commitments count as committed.
 */
export function portfolioValuesOf(
  user: Pick<UserDetails, 'walletDetails'> | undefined,
  commitments: Pick<OpenCommitments, 'all' | 'commitments'> | undefined,
  positions: { rows: readonly StockMemo[] } | undefined,
): PortfolioValue[] {
  const { balance = null, currencyCode = '' } = user?.walletDetails ?? {};
  const committed =
    commitments && positions
      ? withoutMemo(commitments.all, positions.rows)
      : commitments?.commitments;
  const totals = {
    wallet: totalsIn(balance === null ? undefined : [{ amount: balance, currencyCode }]),
    committed: totalsIn(committed?.map(committedIn)),
    held: totalsIn(positions && heldPositions(positions.rows).map(investedIn)),
  };
  const known = Object.values(totals).flatMap((each) => [...(each?.keys() ?? [])]);
  return [...new Set([runtimeConfig().currency, ...known.sort()])].map((currency) => {
    const figures = {
      wallet: figureIn(totals.wallet, currency),
      committed: figureIn(totals.committed, currency),
      held: figureIn(totals.held, currency),
    };
    return { currency, ...figures, total: sumIfKnown(Object.values(figures)) };
  });
}

export function committedIn(row: Commitment): WireMoney {
  const amount = countedAmount(row);
  return { amount: amount && fromCentavos(amount), currencyCode: row.commitmentCurrencyCode };
}

type Totals = ReadonlyMap<string, Centavos | null> | null;

function totalsIn(amounts: readonly WireMoney[] | undefined): Totals {
  if (!amounts) return null;
  const totals = totalsByCurrency(amounts);
  return new Map(
    totals.map(({ currency, total, unknown }) => [currency, unknown === 0 ? total : null]),
  );
}

function figureIn(totals: Totals, currency: string): Centavos | null {
  return totals && (totals.get(currency) ?? (totals.has(currency) ? null : (0 as Centavos)));
}
