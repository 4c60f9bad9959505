import { useState } from 'react';
import { styled } from 'styled-components';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { formatPercent } from '@investor-portal/shared/rules/percent';
import { forcedHighlight, forcedTrack, visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { otherTint, StackedBar, Swatch, type Tint, tintOf } from '../components/StackedBar';
import { StatementTable } from '../statement/StatementTable';
import { drawnSizes, isDrawnApart, type Portion } from './allocation';

interface PortionChartProps {
  title: string;
  /** Whether the title is only for screen readers, below a heading that says the same. */
  titleHidden?: boolean;
  currency: string;
  headers: readonly [string, string];
  portions: readonly Portion[];
  /** Returns the tint of a portion. By default, portions are also drawn as one bar and have its tints. */
  tint?: (portion: Portion) => Tint;
  /** A sentence that names the amount which is 100 %. Absent if the page shows that amount elsewhere. */
  base?: string;
}

/** A long list first shows as many rows on a screen. */
const shownFirst = 8;

/**
 * Shares of a total as a table, whose rows have bars on a screen. The first column is the legend of the bar above it. The
 * card names the currency.
 */
export function PortionChart({
  title,
  titleHidden = false,
  currency,
  headers,
  portions,
  tint,
  base,
}: PortionChartProps) {
  const [whole, setWhole] = useState(portions.length <= shownFirst + 1);
  return (
    <Rows>
      <StatementTable
        title={title}
        titleHidden={titleHidden}
        headers={[...headers, 'Share of total', `Amount, ${currency}`]}
        figures={3}
        inLines
        rowsOnScreen={whole ? undefined : shownFirst}
        rows={portions.map((portion, index) => {
          const { name, count, amount, percent } = portion;
          const own =
            tint?.(portion) ?? (isDrawnApart(index, portions) ? tintOf(index) : otherTint);
          return [
            <Name key={name}>
              <Swatch tint={own} />
              <span>{name}</span>
            </Name>,
            formatCount(count),
            <span key="portion">
              <span>{formatPercent(percent, 2)}</span>
              <Track aria-hidden="true">
                <span style={{ inlineSize: `${percent ?? 0}%`, ...own }} />
              </Track>
            </span>,
            formatCentavos(amount),
          ];
        })}
      >
        <Bar>
          {tint ? null : <StackedBar parts={drawnSizes(portions)} />}
          {base ? (
            <p>
              <NoWrap hideable>{base}</NoWrap>
            </p>
          ) : null}
        </Bar>
      </StatementTable>
      {whole ? null : (
        <More>
          <Button
            ref={transferFocus}
            size="sm"
            variant="quiet"
            data-screen-only=""
            onClick={() => setWhole(true)}
          >
            {`Show all ${formatCount(portions.length)}`}
          </Button>
        </More>
      )}
    </Rows>
  );
}

/** The button's text begins and ends at the edges of the rows. */
const More = styled.div`
  margin: ${tokens.space[2]} -0.75rem calc(-1 * ${tokens.space[2]});
`;

const Rows = styled.div`
  @media screen {
    table {
      margin-top: ${tokens.space[3]};
    }

    thead {
      ${visuallyHidden}
    }

    tbody {
      margin-bottom: calc(-1 * ${tokens.space[1]});
    }

    tbody > tr:nth-child(n) {
      position: relative;
      padding-block: ${tokens.space[1]} calc(${tokens.space[2]} + 0.25rem);
      border: 0;
    }

    td {
      line-height: 1.4;
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
  inset: auto 0 ${tokens.space[1]};
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
