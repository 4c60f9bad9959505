import { styled } from 'styled-components';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { asTable } from './CommitmentTable';
import { expiryKind } from './expiry';

/**
 * Returns the value of 'Expiration' in the lists: the kind of date and the date, or null.
 * @param date in wire format, or '' (expiry.ts).
 */
export function expiryValue(commitment: Parameters<typeof expiryKind>[0], date: string) {
  const shown = formatDate(date);
  const kind = expiryKind(commitment, date);
  return shown === '--' ? null : (
    <span>
      {kind === '' ? null : <Kind>{`${kind} `}</Kind>}
      <span translate="no">{shown}</span>
    </span>
  );
}

/** In the narrow column of 'Expiration' this text is above the date, and elsewhere before it. */
const Kind = styled.span`
  ${asTable} {
    dl:not(li dl) & {
      display: block;
      color: ${tokens.colour['ink-quiet']};
      font-size: ${tokens.text.xs};
      line-height: 1rem;
    }
  }
`;
