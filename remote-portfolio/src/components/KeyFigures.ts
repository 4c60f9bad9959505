import { styled } from 'styled-components';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** Contains `Facts` that are the main content of a page. Long amounts have a line of their own on a phone. */
export const KeyFigures = styled.div`
  dl {
    grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  }

  dl > div > dt {
    font-size: ${tokens.text.sm};
  }

  dl > div > dd {
    ${tabularDigits}
    font-size: ${tokens.text['2xl']};
    font-weight: 650;
    letter-spacing: -0.01em;
    line-height: 1.2;
  }
`;
