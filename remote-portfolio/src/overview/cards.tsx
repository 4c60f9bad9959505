import { ArrowLeftRight, ChartPie, HandCoins, type LucideIcon } from 'lucide-react';
import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { Lines } from '../components/Lines';
import { notIncluded } from '../components/not-included';
import { currencyOf, formatTotals, type WireMoney } from '../components/totals';
import { useOpenCommitments } from './use-open-commitments';
import { memoCurrencyOf, useAllPositions } from '../stock-positions/positions';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { defaultRange } from '../account-activity/default-range';
import { useAccountActivity } from '../account-activity/use-account-activity';
import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { CardLink } from '@investor-portal/shared/ui/CardLink';
import { Figure, type FigureContent } from './Figure';
import type { AsyncData } from '../components/AsyncSection';

/** Links to the commitments, with the total of the open ones. */
export function CommitmentsCard() {
  const response = useOpenCommitments();
  return (
    <OverviewCard
      to={paths.commitments}
      title="Investment Commitments"
      icon={HandCoins}
      response={response}
      show={({ commitments, unreadable }) => ({
        figure: <Lines lines={formatTotals(knownAmounts(commitments))} />,
        caption: `in ${countOf(commitments.length, 'open commitment')}`,
        missing: notIncluded({
          unreadable,
          unknownAmounts: commitments.length - knownAmounts(commitments).length,
        }),
        rows: commitments.map((row) => ({
          key: row.guid,
          name: row.nameOfIssuer || row.campaignCode || '--',
          value: formatMoney(row.commitmentAmount, row.commitmentCurrencyCode),
        })),
      })}
    />
  );
}

function knownAmounts(commitments: readonly Commitment[]): WireMoney[] {
  return commitments
    .filter(({ commitmentAmount }) => commitmentAmount !== null)
    .map((row) => ({ amount: row.commitmentAmount, currencyCode: row.commitmentCurrencyCode }));
}

/** Links to the stock positions, with their number and the total invested. */
export function PositionsCard() {
  const response = useAllPositions();
  return (
    <OverviewCard
      to={paths.stockPositions}
      title="Stock Positions"
      icon={ChartPie}
      response={response}
      show={({ rows: positions, unreadable }) => ({
        figure: countOf(positions.length, 'position'),
        caption: (
          <Lines
            lines={formatTotals(
              positions.map((position) => ({
                amount: position.finalInvestmentAmount,
                currencyCode: memoCurrencyOf(position),
              })),
            ).map((total) => `${total} invested`)}
          />
        ),
        missing: notIncluded({ unreadable }),
        rows: positions.map((position) => ({
          key: position.guid,
          name: position.issuer || '--',
          value: formatMoney(position.finalInvestmentAmount, currencyOf(memoCurrencyOf(position))),
        })),
      })}
    />
  );
}

/** Links to the account activity, with this month's transactions (its default range). */
export function ActivityCard({ now }: { now: number }) {
  const response = useAccountActivity(defaultRange(now));
  return (
    <OverviewCard
      to={paths.accountActivity}
      title="Account Activity"
      icon={ArrowLeftRight}
      response={response}
      show={({ transactions }) => ({
        figure: countOf(transactions.length, 'transaction'),
        caption:
          transactions.length === 0 ? (
            'this month'
          ) : (
            <Lines
              lines={formatTotals(transactions).map((total) => `this month, ${total} total`)}
            />
          ),
        rows: transactions.map((row, index) => ({
          key: `${row.transactionId} ${index}`,
          name: formatDate(row.createdOn),
          value: formatMoney(row.amount, currencyOf(row.currencyCode)),
        })),
      })}
    />
  );
}

interface OverviewCardProps<Data> {
  to: string;
  title: string;
  icon: LucideIcon;
  response: AsyncData<Data>;
  show: (data: Data) => FigureContent;
}

/** A card of the portfolio's index: an icon and the name, which is the link, above a figure. */
function OverviewCard<Data>({ to, title, icon: Icon, ...figure }: OverviewCardProps<Data>) {
  return (
    <CardLink
      to={to}
      headingLevel={2}
      title={
        <Named>
          <Mark aria-hidden="true">
            <Icon size={18} strokeWidth={1.75} />
          </Mark>
          {title}
        </Named>
      }
    >
      <Figure {...figure} />
    </CardLink>
  );
}

const Named = styled.span`
  display: inline-flex;
  gap: ${tokens.space[3]};
  align-items: center;
  font-size: ${tokens.text.lg};
  overflow-wrap: anywhere;
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  width: 2rem;
  height: 2rem;
  place-items: center;
  background: ${tokens.colour['accent-soft']};
  border-radius: ${tokens.radius.md};
  color: ${tokens.colour['accent-text']};
`;
