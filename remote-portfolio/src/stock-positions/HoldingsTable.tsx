import { styled } from 'styled-components';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { formatPercent } from '@investor-portal/shared/rules/percent';
import { forcedHighlight, forcedTrack, tabularDigits } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { Own } from '@investor-portal/shared/ui/Own';
import type { Holding } from './holdings';

interface HoldingsTableProps {
  /** The currency of all amounts in the table. */
  currency: string;
  holdings: readonly Holding[];
}

/** The holdings by issuer, each with its share of the total as a bar and as a figure. */
export function HoldingsTable({ currency, holdings }: HoldingsTableProps) {
  return (
    <Table $longCode={currency.length > maxUnbroken}>
      <thead>
        <tr>
          <th scope="col">Issuer</th>
          <th scope="col">Units</th>
          <th scope="col">Amount, {currency}</th>
          <th scope="col">Share of total</th>
        </tr>
      </thead>
      <tbody>
        {holdings.map(({ issuer, units, amount, percent }) => (
          <tr key={issuer}>
            <th scope="row">
              {issuer}
              <Track aria-hidden="true">
                <Fill style={{ width: `${percent}%` }} />
              </Track>
            </th>
            <td>
              <Own>{formatCount(units)}</Own>
            </td>
            <td>
              <Own>{formatCentavos(amount)}</Own>
            </td>
            <td>{formatPercent(percent)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Currency codes up to this length are not broken; the wire allows any length. */
const maxUnbroken = 8;

const Table = styled.table<{ $longCode: boolean }>`
  width: 100%;
  border-collapse: collapse;
  font-size: ${tokens.text.sm};

  th,
  td {
    padding: ${tokens.space[2]} 0 ${tokens.space[2]} ${tokens.space[3]};
    border-top: 1px solid ${tokens.colour.line};
    font-weight: 400;
    text-align: end;
    vertical-align: baseline;
  }

  td {
    ${tabularDigits}
  }

  thead th {
    border-top: 0;
    color: ${tokens.colour['ink-quiet']};
    font-size: ${tokens.text.xs};
    overflow-wrap: ${({ $longCode }) => ($longCode ? 'anywhere' : 'break-word')};
  }

  th:first-child {
    width: 40%;
    padding-inline-start: 0;
    text-align: start;
    overflow-wrap: anywhere;
  }

  tbody th {
    font-weight: 550;
  }
`;

const Track = styled.span`
  display: block;
  height: 0.375rem;
  margin-top: ${tokens.space[1]};
  background: ${tokens.colour.sunken};
  border-radius: ${tokens.radius.sm};
  ${forcedTrack}
`;

const Fill = styled.span`
  display: block;
  min-width: 3px;
  height: 100%;
  background: ${tokens.colour['accent-text']};
  border-radius: ${tokens.radius.sm};
  ${forcedHighlight}
`;
