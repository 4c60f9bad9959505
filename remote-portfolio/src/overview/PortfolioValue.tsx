import { styled } from 'styled-components';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { paths } from '@investor-portal/shared/routes/paths';
import { type Centavos, formatCentavos } from '@investor-portal/shared/rules/money';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { registrationStage } from '@investor-portal/shared/storage/registration-stage';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { SmallText, Stack } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { Money } from '@investor-portal/shared/ui/Money';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import { NotIncluded, notIncluded } from '../components/not-included';
import { StackedBar, Swatch, tintOf } from '../components/StackedBar';
import { useOpenCommitments } from '../data/use-open-commitments';
import { useAllPositions } from '../stock-positions/positions';
import { type PortfolioValue as PortfolioValues, portfolioValuesOf } from './portfolio-values';

const parts = [
  ['wallet', 'Wallet'],
  ['committed', 'In commitments'],
  ['held', 'Held in shares'],
] as const;

/** Where the investor's money is, by currency. A currency without any is left out when another currency has money. */
export function PortfolioValue() {
  const { data: user } = useUserDetails();
  const { data: open } = useOpenCommitments();
  const { data: positions } = useAllPositions();
  const values = portfolioValuesOf(user, open, positions);
  const unreadable = (open?.unreadable ?? 0) + (positions?.unreadable ?? 0);
  const isEmpty = open?.all.length === 0 && positions?.rows.length === 0 && unreadable === 0;
  const withMoney = values.filter((value) => parts.some(([part]) => value[part] !== 0));
  return (
    <Card as="section" aria-labelledby="portfolio-value">
      <VisuallyHidden as="h2" id="portfolio-value">
        Where your money is
      </VisuallyHidden>
      <Stack $gap={6}>
        {isEmpty ? (
          <>
            {withMoney.map(({ currency, wallet }) => (
              <Total key={currency} label="Wallet" amount={wallet} currency={currency} />
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

function ValueOfCurrency({ value }: { value: PortfolioValues }) {
  const { currency, total } = value;
  // There is no total of money that is committed but still in the wallet, because it would count twice.
  const addsUp = runtimeConfig().platformRules.debitsAtOnce;
  return (
    <Stack $gap={3}>
      {addsUp ? (
        <>
          <Total label="Total" amount={total} currency={currency} />
          {/* When the total is unknown, the known parts would look like the whole, so the bar stays empty. */}
          <StackedBar parts={total === null ? [] : parts.map(([part]) => value[part] ?? 0)} />
        </>
      ) : null}
      <Legend>
        {parts.map(([part, label], index) => (
          <div key={part}>
            <dt>
              {addsUp ? <Swatch tint={tintOf(index)} /> : null}
              <span>{label}</span>
            </dt>
            <dd>
              <Figure amount={value[part]} currency={currency} />
            </dd>
          </div>
        ))}
      </Legend>
      <SmallText $soft>Shares count at what you paid for them.</SmallText>
    </Stack>
  );
}

interface FigureProps {
  amount: Centavos | null;
  currency: string;
}

function Total({ label, ...figure }: FigureProps & { label: string }) {
  return (
    <dl>
      <SmallText $soft as="dt">
        {label}
      </SmallText>
      <Large>
        <Figure {...figure} />
      </Large>
    </dl>
  );
}

function Figure({ amount, currency }: FigureProps) {
  return <Money hideable amount={amount && formatCentavos(amount)} currency={currency} />;
}

const Large = styled.dd`
  font-size: ${tokens.text['3xl']};
  font-weight: 650;
  letter-spacing: -0.01em;
  line-height: 1.2;
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
    color: ${tokens.colour['ink-soft']};
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
