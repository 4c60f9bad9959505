import { css, styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Entry, entryLook } from './NavigationSheet.styled';

export const More = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${tokens.space[1]};
`;

export const Pending = styled(Entry)`
  background: ${tokens.colour['warning-soft']};

  > svg {
    color: ${tokens.colour.warning};
  }
`;

const quiet = css`
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
  font-weight: 400;
  overflow-wrap: anywhere;
`;

export const Help = styled.div`
  ${entryLook}
  margin-bottom: ${tokens.space[2]};
`;

export const Address = styled.span`
  display: block;
  ${quiet}
`;

export const InvestorName = styled.p`
  display: grid;
  margin-top: auto;
  padding: ${tokens.space[4]} ${tokens.space[3]} 0;
  border-top: 1px solid ${tokens.colour.line};
  ${quiet}

  strong {
    color: ${tokens.colour.ink};
    font-size: ${tokens.text.md};
    font-weight: 600;
  }
`;
