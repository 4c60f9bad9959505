import { styled } from 'styled-components';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { paths } from '@investor-portal/shared/routes/paths';
import { registrationStage } from '@investor-portal/shared/storage/registration-stage';
import { type Centavos, formatCentavos } from '@investor-portal/shared/rules/money';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { SmallText } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { Money } from '@investor-portal/shared/ui/Money';
import { Skeleton } from '@investor-portal/shared/ui/Skeleton';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import { StackedBar, Swatch, tintOf } from '../components/StackedBar';
import { NotIncluded, notIncluded } from '../components/not-included';
import { useAllPositions } from '../stock-positions/positions';
import { type PortfolioValue as PortfolioValues, portfolioValuesOf } from './portfolio-values';
import { useOpenCommitments } from '../data/use-open-commitments';

const parts = [
  ['wallet', 'Wallet'],
  ['committed', 'In commitments'],
  ['held', 'Held in shares'],
] as const;

/** The cards are below this section, so its height stays the same while it loads and when it fails (decision 46). */
export function PortfolioValue() {
  const user = useUserDetails();
  const open = useOpenCommitments();
  const positions = useAllPositions();
  const values = portfolioValuesOf(user, open, positions);
  const unreadable = (open.data?.unreadable ?? 0) + (positions.data?.unreadable ?? 0);
  const empty =
    open.data?.all.length === 0 && positions.data?.rows.length === 0 && unreadable === 0;
  // A currency without any money is left out when another currency has money.
  const withMoney = values.filter((value) => parts.some(([part]) => value[part] !== 0));
  return (
    <ValueCard $addsUp={addsUp()} as="section" aria-labelledby="portfolio-value">
      <VisuallyHidden as="h2" id="portfolio-value">
        Where your money is
      </VisuallyHidden>
      {empty ? (
        <NoMoneyYet
          values={withMoney}
          registered={!user.data || registrationStage(user.data) !== 'missing'}
        />
      ) : (
        (withMoney.length > 0 ? withMoney : values.slice(0, 1)).map((value) => (
          <ValueOfCurrency key={value.currency} value={value} />
        ))
      )}
      <NotIncluded>{notIncluded({ unreadable })}</NotIncluded>
    </ValueCard>
  );
}

/** Whether there is a total. Money that is committed but still in the wallet would count twice. */
const addsUp = () => runtimeConfig().platformRules.debitsAtOnce;

function NoMoneyYet({ values, registered }: { values: PortfolioValues[]; registered: boolean }) {
  return (
    <EmptyGroup $addsUp={addsUp()}>
      {values
        .filter(({ wallet }) => wallet)
        .map(({ currency, wallet }) =>
          addsUp() ? (
            <Total key={currency} label="Wallet" amount={wallet} currency={currency} />
          ) : (
            <Legend key={currency}>
              <div>
                <dt>Wallet</dt>
                <dd>
                  <Figure amount={wallet} currency={currency} />
                </dd>
              </div>
            </Legend>
          ),
        )}
      <p>You haven’t invested yet. Your commitments and shares will show here.</p>
      <div>
        <LinkButton variant={registered ? 'primary' : 'secondary'} to={paths.opportunities}>
          Browse campaigns
        </LinkButton>
      </div>
    </EmptyGroup>
  );
}

function ValueOfCurrency({ value }: { value: PortfolioValues }) {
  return (
    <Group>
      {addsUp() ? (
        <>
          <Total label="Total" amount={value.total} currency={value.currency} />
          {/* When the total is unknown, the known parts would look like the whole, so the bar stays empty. */}
          <StackedBar parts={value.total == null ? [] : parts.map(([part]) => value[part] ?? 0)} />
        </>
      ) : null}
      <Legend>
        {parts.map(([part, label], index) => (
          <div key={part}>
            <dt>
              {addsUp() ? <Swatch tint={tintOf(index)} /> : null}
              <span>{label}</span>
            </dt>
            <dd>
              <Figure amount={value[part]} currency={value.currency} />
            </dd>
          </div>
        ))}
      </Legend>
      <SmallText $soft>Shares count at what you paid for them.</SmallText>
    </Group>
  );
}

interface FigureProps {
  amount: Centavos | null | undefined;
  currency: string;
}

function Total({ label, ...figure }: FigureProps & { label: string }) {
  return (
    <dl>
      <SmallText $soft as="dt">
        {label}
      </SmallText>
      <Sum>
        <Figure {...figure} />
      </Sum>
    </dl>
  );
}

function Figure({ amount, currency }: FigureProps) {
  if (amount === undefined) return <Skeleton width="6rem" height="1.25rem" />;
  return <Money hideable amount={amount && formatCentavos(amount)} currency={currency} />;
}

/** As high as the sums, or the text for an investor without any. */
const ValueCard = styled(Card)<{ $addsUp: boolean }>`
  display: flex;
  flex-direction: column;
  min-height: ${({ $addsUp }) => ($addsUp ? '16rem' : '11rem')};

  ${media.tablet} {
    min-height: ${({ $addsUp }) => ($addsUp ? '14.75rem' : '9.75rem')};
  }
`;

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};

  & + & {
    margin-top: ${tokens.space[6]};
  }
`;

/* Fills the height that is reserved for the sums, so that the card ends below the button. */
const EmptyGroup = styled(Group)<{ $addsUp: boolean }>`
  flex: 1;
  align-content: space-between;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) ${({ $addsUp }) => ($addsUp ? '' : 'auto')};

    > dl {
      grid-column: 1 / -1;
    }
  }

  ${media.phone} {
    a {
      width: 100%;
    }
  }
`;

/* This element has the same height before and after the amount loads. */
const Sum = styled.dd`
  display: flex;
  align-items: center;
  min-height: 2.875rem;
  font-size: ${tokens.text['3xl']};
  font-weight: 650;
  letter-spacing: -0.01em;
  line-height: 1.2;
`;

const Legend = styled.dl`
  display: grid;
  gap: ${tokens.space[1]} ${tokens.space[4]};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space[3]};
    align-items: center;
    justify-content: space-between;
    min-height: 1.625rem;

    ${media.tablet} {
      display: block;
    }
  }

  dt {
    display: flex;
    gap: ${tokens.space[2]};
    align-items: center;
    color: ${tokens.colour['ink-soft']};
    font-size: ${tokens.text.sm};
  }

  /* This element has the same height before and after the amount loads. */
  dd {
    display: flex;
    flex: 1 0 auto;
    align-items: center;
    justify-content: end;
    min-height: 1.5rem;
    font-weight: 600;

    ${media.tablet} {
      justify-content: start;
      min-height: 1.75rem;
      font-size: ${tokens.text.lg};
    }
  }
`;
