import type { UserDetails } from '@investor-portal/shared/session/session';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { countedAmount } from '@investor-portal/shared/rules/commitment-status';
import { type Centavos, fromCentavos } from '@investor-portal/shared/rules/money';
import { sumIfKnown } from '@investor-portal/shared/rules/sum-if-known';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { totalsByCurrency, type WireMoney } from '../components/totals';
import type { OpenCommitments } from '../data/use-open-commitments';
import { heldPositions, investedIn, withoutMemo } from '../stock-positions/positions';

/** The investor's money in one currency. A figure is undefined while it loads and null if it is unknown. */
export interface PortfolioValue {
  currency: string;
  wallet: Centavos | null | undefined;
  committed: Centavos | null | undefined;
  held: Centavos | null | undefined;
  total: Centavos | null | undefined;
}

interface FetchedData<Data> {
  data: Data | undefined;
  error: unknown;
}

/**
 * Returns the wallet, the commitments without a stock memo, and the positions at the price paid, per currency, the platform's
 * first. If the positions are unknown, only open commitments count as committed.
 */
export function portfolioValuesOf(
  user: FetchedData<UserDetails>,
  commitments: FetchedData<Pick<OpenCommitments, 'all' | 'commitments'>>,
  positions: FetchedData<{ rows: readonly StockMemo[] }>,
): PortfolioValue[] {
  const wallet = totalsIn(user, ({ walletDetails }) =>
    walletDetails?.balance == null
      ? null
      : [{ amount: walletDetails.balance, currencyCode: walletDetails.currencyCode }],
  );
  const isLoading = positions.data === undefined && !positions.error;
  const committed = isLoading
    ? undefined
    : totalsIn(commitments, ({ all, commitments: open }) =>
        (positions.data ? withoutMemo(all, positions.data.rows) : open).map(committedIn),
      );
  const held = totalsIn(positions, ({ rows }) => heldPositions(rows).map(investedIn));
  const known = [wallet, committed, held].flatMap((totals) => [...(totals?.keys() ?? [])]);
  const currencies = new Set([runtimeConfig().currency, ...known.sort()]);
  return [...currencies].map((currency) => {
    const figures = {
      wallet: figureIn(wallet, currency),
      committed: figureIn(committed, currency),
      held: figureIn(held, currency),
    };
    return { currency, ...figures, total: totalOf(Object.values(figures)) };
  });
}

export function committedIn(row: Commitment): WireMoney {
  const amount = countedAmount(row);
  return { amount: amount && fromCentavos(amount), currencyCode: row.commitmentCurrencyCode };
}

/** Returns undefined until all figures are known, and null if one of them is unknown. */
function totalOf(figures: readonly (Centavos | null | undefined)[]): Centavos | null | undefined {
  return figures.every((figure) => figure !== undefined) ? sumIfKnown(figures) : undefined;
}

type Totals = ReadonlyMap<string, Centavos | null> | null | undefined;

function totalsIn<Data>(
  { data, error }: FetchedData<Data>,
  amountsOf: (data: Data) => WireMoney[] | null,
): Totals {
  if (data === undefined) return error ? null : undefined;
  const amounts = amountsOf(data);
  return (
    amounts &&
    new Map(
      totalsByCurrency(amounts).map(({ currency, total, unknown }) => [
        currency,
        unknown === 0 ? total : null,
      ]),
    )
  );
}

function figureIn(totals: Totals, currency: string): Centavos | null | undefined {
  return totals && (totals.has(currency) ? totals.get(currency) : (0 as Centavos));
}
