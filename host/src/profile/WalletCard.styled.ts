import { styled } from 'styled-components';
import { inDark } from '@investor-portal/shared/theme/media';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';

export const Surface = styled(Card)`
  container-type: inline-size;
  background: ${tokens.colour.accent};
  border-color: transparent;
  color: ${tokens.colour['on-accent']};

  /* In the dark theme, a fill of this size would be too bright. */
  ${inDark} & {
    background: ${tokens.colour['accent-hover']};
  }

  dt {
    font-size: ${tokens.text.sm};
  }
`;

export const Label = styled.h2`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  margin-bottom: ${tokens.space[6]};
  font-size: ${tokens.text.md};
`;

/**
 * Fits any balance on one line. Each character is just over half an em wide. Safari 15 does not support container units
 * and uses the smaller size.
 */
export const Balance = styled.dd<{ $length: number }>`
  ${tabularDigits}
  margin-bottom: ${tokens.space[6]};
  font-size: ${tokens.text.xl};
  font-size: min(
    ${tokens.text['3xl']},
    calc(100cqi / ${({ $length }) => ($length * 0.55).toFixed(2)})
  );
  font-weight: 640;
  letter-spacing: -0.02em;
  line-height: 1.2;
  white-space: nowrap;
`;

export const Currency = styled.span`
  font-size: 0.6em;
  font-weight: 560;
  letter-spacing: 0;
`;

/** Room for the wallet's id and a button in one line of the card. */
const withRoomForButton = '@container (min-width: 13rem)';

export const WalletId = styled.dd`
  font-weight: 550;
  overflow-wrap: anywhere;

  /* Leaves room for the button. */
  ${withRoomForButton} {
    dl:not(:last-child) > & {
      padding-inline-end: 7rem;
    }
  }
`;

/**
 * The button is in the line of the wallet's id, so that the card has the same height without it. Where the text is very large,
 * the button is below.
 */
export const AddMoney = styled.div`
  margin-top: ${tokens.space[3]};

  ${withRoomForButton} {
    display: flex;
    justify-content: end;
    margin-top: -2.25rem;
  }
`;
