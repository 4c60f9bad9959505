import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { sideBySide } from './CompareTable.styled';

/** On a phone, the campaign's name is beside its figure. It is an attribute, because the column's head names it too. */
export const Cell = styled.td.attrs({ role: 'cell' })`
  display: flex;
  gap: ${tokens.space[4]};
  justify-content: space-between;
  min-width: 0;
  font-size: ${tokens.text.sm};
  font-weight: 500;
  line-height: 1.6;
  text-align: end;
  overflow-wrap: anywhere;

  &::before {
    min-width: 0;
    overflow: hidden;
    color: ${tokens.colour['ink-soft']};
    font-weight: 400;
    text-overflow: ellipsis;
    white-space: nowrap;
    content: attr(data-campaign);
    content: attr(data-campaign) / '';
  }

  > div {
    flex: none;
    max-width: 75%;

    &[data-unknown] {
      color: ${tokens.colour['ink-quiet']};
    }
  }

  /* The names of documents need a line of their own. */
  &:has(a) {
    flex-direction: column;
    gap: 0;
    padding-bottom: ${tokens.space[2]};
    text-align: start;

    > div {
      max-width: none;
    }
  }

  ${media.largeText} {
    display: block;
    text-align: start;

    &::before {
      display: block;
    }

    > div {
      max-width: none;
    }
  }

  ${sideBySide} {
    display: block;
    padding: ${tokens.space[3]};
    text-align: start;

    &::before {
      content: none;
    }

    > div {
      max-width: none;
    }
  }

  ${media.desktop} {
    padding-inline: ${tokens.space[4]};
    font-size: ${tokens.text.md};
    line-height: 1.4;
  }
`;
