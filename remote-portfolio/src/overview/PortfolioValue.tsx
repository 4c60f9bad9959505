import { styled } from 'styled-components';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatCentavos, type Centavos, fromCentavos } from '@investor-portal/shared/rules/money';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { registrationStage } from '@investor-portal/shared/storage/registration-stage';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { SmallText, Stack, VisuallyHidden } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { Money } from '@investor-portal/shared/ui/Money';
import type { UserDetails } from '@investor-portal/shared/session/session';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { countedAmount } from '@investor-portal/shared/rules/commitment-status';
import { sumIfKnown } from '@investor-portal/shared/rules/sum-commitments';
import { LargeAmount } from '../components/LargeAmount';
import { NotIncluded, notIncluded } from '../components/not-included';
import { useOpenCommitments, type OpenCommitments } from '../data/use-open-commitments';
import {
  useAllPositions,
  heldPositions,
  investedIn,
  withoutMemo,
} from '../stock-positions/positions';
import { totalsByCurrency, type WireMoney } from '../components/totals';

const { colour } = tokens;

/** The parts of the total. Adjacent colours differ in lightness, so they also differ without colour. */
const parts = [
  { part: 'wallet', label: 'Wallet', tint: { color: colour['accent-text'], opacity: 1 } },
  {
    part: 'committed',
    label: 'In commitments',
    tint: { color: colour['accent-text'], opacity: 0.55 },
  },
  { part: 'held', label: 'Held in shares', tint: { color: colour.warning, opacity: 0.45 } },
] as const;

/** Where the investor's money is, by currency. A currency without any is left out when another currency has money. */
export function PortfolioValue() {
  const { data: user } = useUserDetails();
  const { data: open } = useOpenCommitments();
  const { data: positions } = useAllPositions();
  const values = portfolioValuesOf(user, open, positions);
  const unreadable = (open?.unreadable ?? 0) + (positions?.unreadable ?? 0);
  const isEmpty = open?.all.length === 0 && positions?.rows.length === 0 && unreadable === 0;
  const withMoney = values.filter((value) => parts.some(({ part }) => value[part] !== 0));
  return (
    <Card as="section" aria-labelledby="portfolio-value">
      <VisuallyHidden as="h2" id="portfolio-value">
        Where your money is
      </VisuallyHidden>
      <Stack $gap={6}>
        {isEmpty ? (
          <>
            {withMoney.map(({ currency, wallet }) => (
              <LargeAmount key={currency} label="Wallet" amount={wallet} currency={currency} />
            ))}
            <p>You haven’t invested yet. Your commitments and shares will show here.</p>
            <div>
              <LinkButton
                variant={user && registrationStage(user) === 'missing' ? 'secondary' : 'primary'}
                to={paths.opportunities}
              >
                Browse campaigns
              </LinkButton>
            </div>
          </>
        ) : (
          (withMoney.length > 0 ? withMoney : values.slice(0, 1)).map((value) => (
            <ValueOfCurrency key={value.currency} value={value} />
          ))
        )}
      </Stack>
      <NotIncluded>{notIncluded({ unreadable })}</NotIncluded>
    </Card>
  );
}

function ValueOfCurrency({ value }: { value: CurrencyValue }) {
  const { currency, total } = value;
  // There is no total of money that is committed but still in the wallet, because it would count twice.
  const addsUp = runtimeConfig().platformRules.debitsAtOnce;
  return (
    <Stack $gap={3}>
      {addsUp ? (
        <>
          <LargeAmount label="Total" amount={total} currency={currency} />
          {/* Screen readers read the same in the legend. When the total is unknown, the known parts would look like the whole. */}
          <Bar aria-hidden="true">
            {parts.map(({ part, tint }) =>
              total !== null && (value[part] ?? 0) > 0 ? (
                <span key={part} style={{ flexGrow: value[part] ?? 0, ...tint }} />
              ) : null,
            )}
          </Bar>
        </>
      ) : null}
      <Legend>
        {parts.map(({ part, label, tint }) => (
          <div key={part}>
            <dt>
              {addsUp ? <Swatch aria-hidden="true" style={tint} /> : null}
              <span>{label}</span>
            </dt>
            <dd>
              <Money hideable amount={formatCentavos(value[part])} currency={currency} />
            </dd>
          </div>
        ))}
      </Legend>
      <SmallText $soft>Shares count at what you paid for them.</SmallText>
    </Stack>
  );
}

/* Shows a light surface with forced colours, on which every tint is visible. Paper gets the tints too. */
const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 1rem;
  overflow: hidden;
  background: ${colour.surface};
  border-radius: ${tokens.radius.sm};
  forced-color-adjust: none;
  print-color-adjust: exact;

  &:empty {
    background: ${colour.sunken};
  }

  > span {
    flex-basis: 0;
    min-width: 3px;
    background: currentcolor;
  }
`;

const Swatch = styled.span`
  flex: none;
  width: 0.75rem;
  height: 0.75rem;
  background: currentcolor;
  border-radius: 50%;
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

const Legend = styled.dl`
  display: grid;
  gap: ${tokens.space[1]} ${tokens.space[4]};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space[3]};
    align-items: center;
    justify-content: space-between;
  }

  dt {
    display: flex;
    gap: ${tokens.space[2]};
    align-items: center;
    color: ${colour['ink-soft']};
    font-size: ${tokens.text.sm};
  }

  dd {
    margin-inline-start: auto;
    font-weight: 600;
  }

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > div {
      display: block;
    }

    dd {
      font-size: ${tokens.text.lg};
    }
  }
`;

/** The investor's money in one currency. A figure is null if it is unknown. */
export interface CurrencyValue {
  currency: string;
  wallet: Centavos | null;
  committed: Centavos | null;
  held: Centavos | null;
  total: Centavos | null;
}

/** Commitments count without a stock memo, or all open ones while the positions are unknown. The platform's currency is first. */
export function portfolioValuesOf(
  user: Pick<UserDetails, 'walletDetails'> | undefined,
  commitments: Pick<OpenCommitments, 'all' | 'commitments'> | undefined,
  positions: { rows: readonly StockMemo[] } | undefined,
): CurrencyValue[] {
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
