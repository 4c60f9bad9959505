import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { Cluster } from '@investor-portal/shared/ui/Layout';

/** The buttons below a form, which have the same width. On a phone they share the line. */
export const FormButtons = styled(Cluster)`
  button {
    min-width: 8rem;
  }

  ${media.phone} {
    > *,
    button {
      flex: 1 1 8rem;
    }
  }
`;
