import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';

export const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  align-items: center;
  /* As high as the tabs that it takes the place of. */
  margin-top: -0.25rem;
`;

export const BackLink = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-inline-start: -0.75rem;
  border-radius: ${tokens.radius.md};
  color: ${tokens.colour['ink-soft']};

  ${media.hover} {
    &:hover {
      background: ${tokens.colour.sunken};
      color: ${tokens.colour.ink};
    }
  }
`;

export const FiltersButton = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 2.875rem;
  height: 2.875rem;
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.md};
  color: ${tokens.colour.ink};
  cursor: pointer;

  &[aria-expanded='true'] {
    background: ${tokens.colour['accent-soft']};
    border-color: ${tokens.colour['accent-text']};
    color: ${tokens.colour['accent-text']};
  }

  ${media.desktop} {
    display: none;
  }
`;

export const Filters = styled.div`
  display: none;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};

  > * {
    flex: 1 1 8rem;
  }

  &[data-open] {
    display: flex;
  }

  ${media.desktop} {
    display: flex;
    flex: none;
  }
`;

export const Toggle = styled.div`
  flex-basis: 100%;

  > button {
    width: 100%;
    min-height: 2.875rem;
    font-weight: 550;
  }

  ${media.tablet} {
    flex: none;
  }
`;
