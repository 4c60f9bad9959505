import { styled } from 'styled-components';
import { Cluster } from '@investor-portal/shared/ui/Layout';

/** The buttons below a form, which have the same width. */
export const FormButtons = styled(Cluster)`
  button {
    min-width: 8rem;
  }
`;
