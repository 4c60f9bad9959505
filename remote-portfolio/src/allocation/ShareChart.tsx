import { styled } from 'styled-components';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { formatPercent } from '@investor-portal/shared/rules/percent';
import { forcedHighlight, forcedTrack, visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { otherTint, StackedBar, Swatch, tintOf } from '../components/StackedBar';
import { StatementTable } from '../statement/StatementTable';
import { drawnSizes, isDrawnApart, isLastDrawnTogether, type Share } from './allocation';

interface ShareChartProps {
  title: string;
  currency: string;
  headers: readonly [string, string];
  shares: readonly Share[];
}

/**
 * Shares of a total as a bar and a table, whose first column is the legend of the bar. On a screen each row has a bar of its
 * own, and the card names the currency.
 */
export function ShareChart({ title, currency, headers, shares }: ShareChartProps) {
  return (
    <Rows>
      <StatementTable
        title={title}
        headers={[...headers, 'Share of total', `Amount, ${currency}`]}
        figures={3}
        inLines
        rows={shares.map(({ name, count, amount, percent }, index) => [
          <Name key={name}>
            {isDrawnApart(index, shares) ? <Swatch index={index} /> : null}
            <span>{name}</span>
          </Name>,
          formatCount(count),
          <span key="share">
            <span>{formatPercent(percent, 2)}</span>
            <Track aria-hidden="true">
              <span
                style={{
                  inlineSize: `${percent ?? 0}%`,
                  ...(isDrawnApart(index, shares) ? tintOf(index) : otherTint),
                }}
              />
            </Track>
          </span>,
          formatCentavos(amount),
        ])}
      >
        <Bar>
          <StackedBar parts={drawnSizes(shares)} />
          {isLastDrawnTogether(shares) ? (
            <p>The smallest are drawn together, as the last part.</p>
          ) : null}
        </Bar>
      </StatementTable>
    </Rows>
  );
}

const Rows = styled.div`
  @media screen {
    table {
      margin-top: ${tokens.space[3]};
    }

    thead {
      ${visuallyHidden}
    }

    tbody {
      margin-bottom: calc(-1 * ${tokens.space[2]});
    }

    tbody > tr:nth-child(n) {
      position: relative;
      padding-bottom: calc(${tokens.space[3]} + 0.25rem);
      border: 0;
    }

    td[data-lead],
    td:last-child {
      font-size: 0.9375rem;
    }

    td[data-lead] {
      font-weight: 500;
    }

    td:nth-child(3) {
      font-size: 0.8125rem;
    }

    td:nth-child(2),
    td:nth-child(3)::before {
      color: ${tokens.colour['ink-quiet']};
    }

    /* A percentage explains itself. */
    td:nth-child(3)::before {
      ${visuallyHidden}
    }
  }
`;

const Track = styled.span`
  position: absolute;
  inset: auto 0 ${tokens.space[2]};
  height: 0.25rem;
  overflow: hidden;
  background: ${tokens.colour.sunken};
  border-radius: ${tokens.radius.pill};
  ${forcedTrack}

  > span {
    display: block;
    height: 100%;
    background: currentcolor;
    border-radius: ${tokens.radius.pill};
    ${forcedHighlight}
  }

  @media print {
    display: none;
  }
`;

const Bar = styled.div`
  margin-top: ${tokens.space[3]};

  p {
    margin-top: ${tokens.space[2]};
    color: ${tokens.colour['ink-quiet']};
    font-size: 0.8125rem;
  }
`;

const Name = styled.span`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: baseline;
  overflow-wrap: anywhere;

  > span:last-child {
    min-width: 0;
  }
`;
