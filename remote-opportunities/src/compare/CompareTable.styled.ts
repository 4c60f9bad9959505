import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** 704 px: enough for three columns of PHP 99,999,999.00 beside the labels. A printed page is always wide enough. */
export const sideBySide = '@media print, (min-width: 44em)';
/** Below 352 px, or with large text: too narrow for a name beside Invest Now. */
const tiny = '@media screen and (max-width: 21.99em)';
/** A screen that is high enough for a head that stays in view. */
const roomy = '@media screen and (min-width: 44em) and (min-height: 40em)';

const labelWidth = 'clamp(11rem, 20%, 14.5rem)';

export const Area = styled.div`
  overflow: clip;
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.lg};
  box-shadow: ${tokens.shadow[1]};
`;

/* Some browsers drop the roles of a table with another layout, so the roles are set explicitly. */
export const Table = styled.table.attrs({ role: 'table' })<{ $columns: number }>`
  --columns: ${({ $columns }) => $columns};
  display: block;
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  display: block;
  background: ${tokens.colour.surface};

  ${roomy} {
    position: sticky;
    /* Below the portal's header. */
    top: 3.5rem;
    z-index: ${tokens.layer.raised};
  }
`;

/** A band of facts that belong together. */
export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  display: block;
  border-top: 1px solid ${tokens.colour['line-strong']};

  ${sideBySide} {
    padding-block: ${tokens.space[2]};
  }

  /* The last band has dates, whose hyphens would become too wide. */
  &:not(:last-child) {
    ${tabularDigits}
  }
`;

/** On a phone, a fact is a heading with a line for each campaign below it. */
export const Line = styled.tr.attrs({ role: 'row' })`
  display: block;
  padding: ${tokens.space[3]} ${tokens.space[4]};

  & + & {
    border-top: 1px solid ${tokens.colour.line};
  }

  ${sideBySide} {
    display: grid;
    grid-template-columns: ${labelWidth} repeat(var(--columns), minmax(0, 1fr));
    padding: 0;
  }
`;

export const Corner = styled.td.attrs({ role: 'cell' })`
  display: none;

  ${sideBySide} {
    display: block;
  }
`;

/** On a phone, the campaign's mark, its name, Invest Now and Remove are in one line. */
export const ColumnHead = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  gap: ${tokens.space[2]};
  align-items: center;
  font-weight: 600;
  text-align: start;

  ${tiny} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding-block: ${tokens.space[2]};

    > a {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }

  ${sideBySide} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    grid-template-rows: 1fr auto;
    padding: ${tokens.space[3]};

    > a {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }

  ${media.desktop} {
    padding: ${tokens.space[4]};
  }
`;

export const Name = styled.span`
  min-width: 0;

  > a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    margin: 0;
    padding: 0;
    font-size: ${tokens.text.sm};
    font-weight: 600;
    line-height: 1.3;
    overflow-wrap: anywhere;
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }

    ${media.desktop} {
      font-size: ${tokens.text.md};
    }
  }
`;

export const Remove = styled.button`
  display: inline-flex;
  grid-column: -2;
  align-items: center;
  justify-content: center;
  width: 2.75rem;
  height: 2.75rem;
  /* The cross, not its larger touch target, ends on the right edge of the figures. */
  margin-inline: -0.5rem -0.8125rem;
  background: none;
  border: 0;
  border-radius: ${tokens.radius.md};
  color: ${tokens.colour['ink-quiet']};
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: ${tokens.colour.sunken};
      color: ${tokens.colour.ink};
    }
  }

  ${tiny} {
    grid-row: 1;
  }

  ${sideBySide} {
    grid-row: 1;
  }
`;

export const RowHead = styled.th.attrs({ role: 'rowheader', scope: 'row' })`
  display: block;
  margin-bottom: ${tokens.space[1]};
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
  font-weight: 400;
  text-align: start;

  ${sideBySide} {
    margin: 0;
    padding: ${tokens.space[3]} ${tokens.space[4]};
  }
`;
