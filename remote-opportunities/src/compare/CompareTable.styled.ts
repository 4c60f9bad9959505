import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { focusRing } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

/**
 * A screen that is wide enough for every column, and high enough for a head that stays in view. Below 960 px the columns
 * scroll sideways, and a head can stay in view only within the element that scrolls.
 */
const roomy = '@media screen and (min-width: 60em) and (min-height: 40em)';

/** The longest label takes one line from 960 px. */
const labelWidth = 'clamp(11rem, 20%, 14.5rem)';

export const Area = styled.div`
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.lg};
  box-shadow: ${tokens.shadow[1]};

  ${media.tablet} {
    scroll-padding-inline-start: ${labelWidth};
  }

  ${roomy} {
    overflow: clip;
  }

  &:focus-visible {
    ${focusRing}
  }
`;

/* Some browsers drop the roles of a table with another layout, so the roles are set explicitly. */
export const Table = styled.table.attrs({ role: 'table' })<{ $columns: number }>`
  --columns: ${({ $columns }) => $columns};
  display: block;
  /* A column is as wide as PHP 99,999,999.00. On a phone, a visible part of the third shows that there is more. */
  min-width: calc(var(--columns) * 9.5rem);

  ${media.tablet} {
    min-width: calc(${labelWidth} + var(--columns) * 11rem);
  }
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  display: block;
  background: ${tokens.colour.surface};
  border-bottom: 1px solid ${tokens.colour.line};

  ${roomy} {
    position: sticky;
    /* Below the portal's header. */
    top: 3.5rem;
    z-index: ${tokens.layer.raised};
  }
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  display: block;
`;

export const Line = styled.tr.attrs({ role: 'row' })`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));

  & + & {
    border-top: 1px solid ${tokens.colour.line};
  }

  ${media.tablet} {
    grid-template-columns: ${labelWidth} repeat(var(--columns), minmax(0, 1fr));
  }
`;

export const Corner = styled.td.attrs({ role: 'cell' })`
  display: none;

  ${media.tablet} {
    display: block;
  }
`;

export const ColumnHead = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]} ${tokens.space[2]};
  scroll-snap-align: start;
  font-weight: 600;
  text-align: start;

  > a {
    margin-top: auto;
  }

  ${media.tablet} {
    padding: ${tokens.space[4]};
  }
`;

export const Issuer = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${tokens.space[2]};
  align-items: start;
`;

export const Name = styled.span`
  grid-row: 2;
  grid-column: 1 / -1;

  > a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    line-height: 1.35;
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }
`;

export const Remove = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 2.75rem;
  height: 2.75rem;
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
`;

/** The row's heading stays in view while the values scroll under it. */
export const RowHead = styled.th.attrs({ role: 'rowheader', scope: 'row' })`
  position: sticky;
  inset-inline-start: 0;
  grid-column: 1 / -1;
  justify-self: start;
  padding: ${tokens.space[2]} ${tokens.space[2]} 0;
  background: ${tokens.colour.surface};
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
  font-weight: 400;
  text-align: start;

  ${media.tablet} {
    grid-column: auto;
    justify-self: stretch;
    padding: ${tokens.space[3]} ${tokens.space[4]};
  }
`;

export const Cell = styled.td.attrs({ role: 'cell' })`
  min-width: 0;
  padding: 0 ${tokens.space[2]} ${tokens.space[2]};
  font-size: ${tokens.text.sm};
  font-weight: 500;
  overflow-wrap: anywhere;

  ${media.tablet} {
    padding: ${tokens.space[3]} ${tokens.space[4]};
    font-size: ${tokens.text.md};
  }
`;

export const DocumentName = styled.span`
  display: block;
`;
