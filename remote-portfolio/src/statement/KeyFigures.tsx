import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { TextLines } from '../components/TextLines';
import { formatTotals, type WireMoney } from '../components/totals';

interface KeyFigure {
  label: string;
  /** Null if they are unknown. */
  amounts: readonly WireMoney[] | null;
  sign?: '+' | '−' | '=';
}

/** The figures that a report opens with. The last one is its answer. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <List>
      {figures.map(({ label, amounts, sign }) => (
        <div key={label} data-sign={sign}>
          <dt>{label}</dt>
          <dd data-none={amounts === null || undefined}>
            {amounts ? <TextLines lines={formatTotals(amounts)} /> : '--'}
          </dd>
        </div>
      ))}
    </List>
  );
}

/** Lines on a phone, whose signs form a column. One row on a wide screen. */
const List = styled.dl`
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space[2]};
    align-items: baseline;
    justify-content: space-between;
    padding-block: ${tokens.space[1]};
  }

  > :last-child {
    margin: ${tokens.space[2]} calc(-1 * ${tokens.space[2]}) 0;
    padding: ${tokens.space[3]} ${tokens.space[2]};
    background: ${tokens.colour['accent-soft']};
    border-radius: ${tokens.radius.md};
  }

  dt {
    color: ${tokens.colour['ink-soft']};
    font-size: 0.8125rem;
  }

  dd {
    ${tabularDigits}
    display: flex;
    gap: ${tokens.space[1]};
    align-items: baseline;
    justify-content: space-between;
    min-width: 0;
    margin-inline-start: auto;
    font-size: 0.9375rem;
    font-weight: 500;
    text-align: end;
  }

  [data-none] {
    color: ${tokens.colour['ink-quiet']};
  }

  > :last-child > dd {
    font-size: ${tokens.text.xl};
    font-weight: 600;
    letter-spacing: -0.014em;
  }

  > [data-sign] > dd {
    min-width: min(100%, 8.25rem);
  }

  > [data-sign] > dd::before {
    color: ${tokens.colour['ink-quiet']};
    font-weight: 400;
  }

  > [data-sign='+'] > dd::before {
    content: '+';
  }

  > [data-sign='−'] > dd::before {
    content: '−';
  }

  > [data-sign='='] > dd::before {
    content: '=';
  }

  ${media.desktop} {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr)) minmax(0, 1.3fr);
    overflow: clip;
    background: ${tokens.colour.canvas};
    border-radius: ${tokens.radius.md};

    > :nth-child(n) {
      display: grid;
      align-content: space-between;
      justify-content: start;
      margin: 0;
      padding: ${tokens.space[4]};
      border-radius: 0;
    }

    > :nth-child(n) > dd {
      justify-content: start;
      min-width: 0;
      margin: 0;
      text-align: start;
    }

    > :not(:last-child) > dd {
      font-size: ${tokens.text.md};
    }
  }
`;
