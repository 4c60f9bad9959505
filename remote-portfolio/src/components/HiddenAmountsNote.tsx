import { styled } from 'styled-components';
import { useAmountsHidden } from '@investor-portal/shared/session/amounts-hidden';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** Says, while amounts are hidden, that a print or a file shows them (decision 28). */
export function HiddenAmountsNote({ what }: { what: string }) {
  return useAmountsHidden() ? (
    <Note>Amounts are hidden on this screen. {what} shows them.</Note>
  ) : null;
}

const Note = styled.p`
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
`;
