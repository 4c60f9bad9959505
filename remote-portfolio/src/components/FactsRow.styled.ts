import { css, styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { focusRing, tabularDigits, visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** A row whose heading is a link that covers the row. Its other controls lie above that link. */
export const linkedRow = css`
  ${media.hover} {
    &:hover {
      background: ${tokens.colour.canvas};
    }
  }

  /* Inside the row, because the row's containment would cut it off outside. */
  &:has(:is(h2, h3) > a:focus-visible) {
    ${focusRing}
    outline-offset: -2px;
  }

  button,
  dd a,
  summary {
    position: relative;
    z-index: ${tokens.layer.raised};
  }
`;

/** The list's `--row-inset` is the distance of its rows from its edges. */
export const Surface = styled.div<{ $isLink: boolean }>`
  position: relative;
  padding: ${tokens.space[3]} var(--row-inset, 0);
  ${({ $isLink }) => $isLink && linkedRow}

  &[data-tone='action'] {
    background: ${tokens.colour['warning-soft']};
    box-shadow: inset 3px 0 ${tokens.colour.warning};
  }

  &[data-tone='ended'] [data-kind='amount'] > dd {
    color: ${tokens.colour['ink-quiet']};
    font-weight: 400;
  }
`;

/** In a list as wide as the page, the codes are below the name, and the details in columns. The last but one begins below the status. */
const columns = css`
  ${media.wide} {
    dl > :is([data-kind='code'], [data-kind='own']) {
      order: 4;
      font-size: ${tokens.text.xs};
    }

    dl > [data-kind='detail'] {
      order: 5;
      width: 11.125rem;
      font-size: 0.8125rem;
      white-space: nowrap;
    }

    /* A campaign has more columns, beside the details of the investor's commitment. */
    &:has([data-kind='own']) > dl > [data-kind='detail'] {
      width: 8.5rem;
    }

    dl > [data-kind='status'] + [data-kind='detail'] {
      margin-inline-start: auto;
    }
  }
`;

/** The list has no box, so that `order` sorts the facts with the heading. Pseudo-elements end the line of the amount and the details. */
export const Lines = styled.div<{ $isLink: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem ${tokens.space[3]};
  align-items: baseline;
  overflow-wrap: anywhere;

  dl {
    display: contents;
  }

  &::before,
  &::after {
    flex: 0 0 100%;
    order: 3;
    content: '';
  }

  dl > div {
    display: flex;
    flex-wrap: wrap;
    order: 4;
    column-gap: ${tokens.space[1]};
    align-items: baseline;
    color: ${tokens.colour['ink-soft']};
    font-size: ${tokens.text.sm};
  }

  dl > div:not([data-labelled], [data-none]) > dt {
    ${visuallyHidden}
  }

  dt {
    color: ${tokens.colour['ink-quiet']};
  }

  dd a:not(:hover, :focus-visible) {
    text-decoration: none;
  }

  [data-kind='lead'],
  [data-kind='amount'] {
    color: ${tokens.colour.ink};
    font-size: ${tokens.text.md};
    font-weight: 600;
  }

  [data-kind='lead'] {
    flex: 1 1 min(40%, 7.5rem);
    order: 0;
    line-height: 1.3;
  }

  [data-kind='amount'] {
    ${tabularDigits}
    order: 1;
  }

  [data-kind='status'] {
    order: 2;
    margin-inline-start: auto;
  }

  dl > [data-kind='code'] {
    order: 6;
    color: ${tokens.colour['ink-quiet']};
    font-size: ${tokens.text.xs};
  }

  ${media.phone} {
    &::after {
      order: 5;
    }

    /* The other values begin below the name, which may need the whole width. */
    > [data-kind='lead'] {
      flex-basis: 100%;
      padding-inline-end: 1.75rem;
    }

    dl > [data-none]:not([data-kind='amount'], [data-kind='lead']) {
      ${visuallyHidden}
    }
  }

  /* The status and the amount have columns of their own, the amount at the end of the line. */
  ${media.tablet} {
    /* The targets of the name and of a code below it reach into the row's padding, and not over each other (WCAG 2.5.8). */
    > [data-kind='lead'] > a {
      padding-block: 0.625rem 0;
    }

    > [data-kind='lead'] ~ dl a {
      padding-block: 0.125rem 0.625rem;
    }

    [data-kind='status'] {
      order: 1;
      min-width: 8.25rem;
      margin: 0;
    }

    [data-kind='amount'] {
      order: 2;
      justify-content: end;
      min-width: 9.5rem;
      text-align: end;
    }
  }

  ${({ $isLink }) => $isLink && columns}
`;
