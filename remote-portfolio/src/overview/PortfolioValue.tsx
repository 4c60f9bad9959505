import { styled } from 'styled-components';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { paths } from '@investor-portal/shared/routes/paths';
import {
  type Centavos,
  currencyOf,
  formatCentavos,
  fromCentavos,
  toCentavos,
} from '@investor-portal/shared/rules/money';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { registrationStage } from '@investor-portal/shared/storage/registration-stage';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { SmallText, Stack, VisuallyHidden } from '@investor-portal/shared/ui/Layout';
import { LargeAmount } from '@investor-portal/shared/ui/LargeAmount';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { Money } from '@investor-portal/shared/ui/Money';
import type { UserDetails } from '@investor-portal/shared/session/session';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { countedAmount } from '@investor-portal/shared/rules/commitment-status';
import { sumIfKnown } from '@investor-portal/shared/rules/sum-commitments';
import { NotIncluded, notIncluded } from '../components/not-included';
import { useOpenCommitments, type OpenCommitments } from '../data/use-open-commitments';
import {
  useAllPositions,
  heldPositions,
  investedIn,
  withoutMemo,
} from '../stock-positions/positions';
import type { WireMoney } from '../components/totals';

const { colour } = tokens;

/** The parts of the total. Adjacent colours differ in lightness, so they also differ without colour. */
const parts = [
  { part: 'wallet', label: 'Wallet', background: colour['accent-text'], opacity: 1 },
  { part: 'committed', label: 'In commitments', background: colour['accent-text'], opacity: 0.55 },
  { part: 'held', label: 'Held in shares', background: colour.warning, opacity: 0.45 },
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
              <LargeAmount
                hideable
                key={currency}
                label="Wallet"
                amount={wallet}
                currency={currency}
              />
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
          <LargeAmount hideable label="Total" amount={total} currency={currency} />
          {/* Screen readers read the same in the legend. When the total is unknown, the known parts would look like the whole. */}
          <Bar aria-hidden="true">
            {parts.map(({ part, background, opacity }) =>
              total !== null && (value[part] ?? 0) > 0 ? (
                <span key={part} style={{ flexGrow: value[part] ?? 0, background, opacity }} />
              ) : null,
            )}
          </Bar>
        </>
      ) : null}
      <DataList
        columns={4}
        items={parts.map(({ part, label, ...tint }) => ({
          label,
          value: (
            <>
              {addsUp ? <Swatch aria-hidden="true" style={tint} /> : null}
              <Money hideable amount={formatCentavos(value[part])} currency={currency} />
            </>
          ),
        }))}
      />
      <SmallText $soft>Shares count at what you paid for them.</SmallText>
    </Stack>
  );
}

/* Keeps its tints, and the surface that shows them, under forced colours and on paper: the tints tell the parts apart. */
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
    min-width: 3px;
  }
`;

const Swatch = styled.span`
  display: inline-block;
  width: 0.75rem;
  height: 0.75rem;
  margin-inline-end: ${tokens.space[2]};
  border-radius: 50%;
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

type CurrencyValue = Record<(typeof parts)[number]['part'] | 'total', Centavos | null> & {
  currency: string;
};

/** Commitments count without a stock memo, or all open ones while the positions are unknown. The platform's currency is first. */
export function portfolioValuesOf(
  user: Pick<UserDetails, 'walletDetails'> | undefined,
  commitments: Pick<OpenCommitments, 'all' | 'commitments'> | undefined,
  positions: { rows: readonly StockMemo[] } | undefined,
): CurrencyValue[] {
  const { balance = null, currencyCode = '' } = user?.walletDetails ?? {};
  const counted =
    commitments && positions
      ? withoutMemo(commitments.all, positions.rows)
      : commitments?.commitments;
  const wallet = balance === null ? undefined : [{ amount: balance, currencyCode }];
  const committed = counted?.map(committedAmountOf);
  const held = positions && heldPositions(positions.rows).map(investedIn);
  const currencies = [wallet, committed, held].flatMap((amounts = []) =>
    amounts.map((each) => currencyOf(each.currencyCode)),
  );
  return [...new Set([runtimeConfig().currency, ...currencies.sort()])].map((currency) => {
    const figures = {
      wallet: figureIn(currency, wallet),
      committed: figureIn(currency, committed),
      held: figureIn(currency, held),
    };
    return { currency, ...figures, total: sumIfKnown(Object.values(figures)) };
  });
}

export function committedAmountOf(row: Commitment): WireMoney {
  const amount = countedAmount(row);
  return { amount: amount && fromCentavos(amount), currencyCode: row.commitmentCurrencyCode };
}

function figureIn(currency: string, amounts: readonly WireMoney[] | undefined): Centavos | null {
  const own = amounts?.filter(({ currencyCode }) => currencyOf(currencyCode) === currency);
  return own ? sumIfKnown(own.map(({ amount }) => toCentavos(amount))) : null;
}
