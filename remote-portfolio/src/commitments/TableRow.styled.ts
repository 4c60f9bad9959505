import { css, styled } from 'styled-components';
import { tabularDigits, visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { asCard, asTable, columnGap, tableLine, type TableLayout } from './CommitmentTable';

const quiet = css`
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.xs};
  line-height: 1.125rem;
`;

/**
 * The lists in a row have no boxes of their own, so that all facts are items of the row. A card is lines of text, which the facts'
 * `order` sorts: the pseudo-elements end the second line and the one before the codes. In a table each fact has an area.
 */
export const Line = styled.div<{ $layout: TableLayout }>`
  dl,
  ul,
  li {
    display: contents;
  }

  > h2 {
    font-size: ${tokens.text.md};
    line-height: 1.25;
  }

  dl > div {
    min-width: 0;
  }

  dl > div > dt {
    ${visuallyHidden}
  }

  dl > div > dd {
    font-size: ${tokens.text.sm};
    font-weight: 400;
  }

  ${asCard} {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${tokens.space[2]};
    align-items: center;

    > h2 {
      flex: 0 0 100%;
      /* Leaves room for the menu or the chevron. */
      padding-inline-end: 1.75rem;
      margin-bottom: 0.1875rem;
    }

    dl > :not([data-money]) > dd {
      color: ${tokens.colour['ink-soft']};
      font-size: ${({ $layout }) => ($layout === 'campaign' ? tokens.text.xs : '0.8125rem')};
      line-height: 1.125rem;
    }

    dl > [data-quiet]:not([data-quiet='in-tables']) > dd {
      ${quiet}
    }

    dl > [data-money] > dd {
      font-size: ${tokens.text.md};
    }

    dl > [data-none],
    dl > [data-repeats] {
      ${visuallyHidden}
    }

    &::before,
    &::after {
      flex: 1 0 100%;
      order: 1;
      height: 0.25rem;
      content: '';
    }

    &::after {
      order: 4;
      height: 0;
    }
  }

  ${asTable} {
    ${tableLine}
    grid-template-rows: auto 1.25rem;
    align-items: center;

    > h2 {
      grid-area: name;
      font-size: 0.9375rem;
      line-height: 1.4;
    }

    /* The targets of the name and of the code below it reach into the row's padding, and not over each other (WCAG 2.5.8). */
    > h2 > a {
      padding-block: 0.625rem 0;
    }

    li a {
      padding-block: 0.125rem 0.625rem;
    }

    [data-figure] {
      ${tabularDigits}
      text-align: end;
    }

    dl > [data-quiet]:not([data-quiet='on-cards']) > dd {
      ${quiet}
    }

    [data-quiet='always'] + [data-quiet='always'] {
      margin-inline-start: calc(0.75rem - ${columnGap});
    }

    /* A deadline may reach into the gap between two columns. */
    li [data-quiet='in-tables'] {
      white-space: nowrap;
    }

    li a:not(:hover, :focus-visible) {
      text-decoration: none;
    }

    dl > [data-quiet][data-none],
    li [data-repeats] {
      ${visuallyHidden}
    }
  }
`;
