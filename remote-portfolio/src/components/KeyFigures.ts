import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** Contains `Facts` that are the main content of a page. On a phone several figures stand below one another, as a sum does. */
export const KeyFigures = styled.div`
  dl {
    grid-template-columns: repeat(auto-fit, minmax(min(11.5rem, 100%), 1fr));
  }

  dl > div > dt {
    font-size: ${tokens.text.sm};
  }

  dl > div > dd {
    ${tabularDigits}
    font-size: ${tokens.text.xl};
    font-weight: 650;
    letter-spacing: -0.01em;
    line-height: 1.2;
  }

  dl > :only-child > dd {
    font-size: ${tokens.text['2xl']};
  }

  ${media.phone} {
    dl > :not(:only-child) {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${tokens.space[4]};
      align-items: baseline;
      justify-content: space-between;
      text-align: end;
    }

    dl > :not(:only-child) > dd {
      font-size: ${tokens.text.md};
    }
  }
`;
