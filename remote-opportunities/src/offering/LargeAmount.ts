import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** Around a DataList with the amount that a screen is about. The label stands over the amount. */
export const LargeAmount = styled.div`
  dl > div {
    display: block;
  }

  dd {
    text-align: start;
    font-size: ${tokens.text['3xl']};
    font-weight: 700;
    letter-spacing: -0.022em;
    line-height: 1.2;
  }
`;
