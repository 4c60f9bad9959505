import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';

export const EngineerForm = styled.form`
  display: grid;
  gap: ${tokens.space[4]};
  justify-items: start;
  max-width: 36rem;
  margin-top: ${tokens.space[8]};

  > * {
    width: 100%;
  }

  > button {
    width: auto;
  }
`;
