import { styled } from 'styled-components';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { asTable } from './CommitmentTable';
import { expiryKind } from './expiry';

/**
 * The value of 'Expiration' in the lists: which of two dates it is, and the date; null for none.
 * @param date in wire format, '' for none (expiry.ts).
 */
export function expiryValue(commitment: Parameters<typeof expiryKind>[0], date: string) {
  const shown = formatDate(date);
  return shown === '--' ? null : (
    <>
      <Kind>{`${expiryKind(commitment, date)} `}</Kind>
      <span translate="no">{shown}</span>
    </>
  );
}

/** Before the date on a card, above it in the narrow column of a table. */
const Kind = styled.span`
  ${asTable} {
    display: block;
    color: ${tokens.colour['ink-quiet']};
    font-size: ${tokens.text.xs};
    line-height: 1rem;
  }
`;
