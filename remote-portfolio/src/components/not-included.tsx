import { styled } from 'styled-components';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { useAmountsHidden } from '@investor-portal/shared/session/amounts-hidden';
import { SmallText } from '@investor-portal/shared/ui/Layout';

interface MissingCounts {
  /** Rows of the API without an identity, which are skipped (readings W15). */
  unreadable?: number | undefined;
  unknownAmounts?: number;
  /** Amounts that were converted into another currency. */
  converted?: number;
  undated?: number;
}

/** Says what figures, a list or a file do not include. Returns '' when they are complete. */
export function notIncluded(
  { unreadable = 0, unknownAmounts = 0, converted = 0, undated = 0 }: MissingCounts,
  row = 'row',
): string {
  const parts = [
    unreadable > 0 && `${countOf(unreadable, row)} that couldn’t be read`,
    unknownAmounts > 0 && countOf(unknownAmounts, 'unknown amount'),
    converted > 0 && `${countOf(converted, 'amount')} in another currency`,
    undated > 0 && `${countOf(undated, row)} without a date`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? '' : `Not included: ${parts.join(', ')}.`;
}

export function NotIncluded({ children }: { children: string }) {
  return children ? <Note>{children}</Note> : null;
}

const Note = styled(SmallText).attrs({ $soft: true })`
  margin-top: ${tokens.space[2]};
`;

/** Says that a print or a file shows amounts although they are hidden on the screen (decision 28). */
export function HiddenAmountsNote({ what }: { what: string }) {
  return useAmountsHidden() ? (
    <SmallText $soft>{`Amounts are hidden on this screen. ${what} shows them.`}</SmallText>
  ) : null;
}
