import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** The columns of the table, and the names beside them, need at least 1,024 px. */
export const tableRem = 64;
export const asTable = `@media (min-width: ${tableRem}rem)`;
export const asCard = `@media not all and (min-width: ${tableRem}rem)`;

/** 13 px at 1,024 px, and 28 px from 1,330 px. */
export const columnGap = 'clamp(0.5rem, 5vw - 2.375rem, 1.75rem)';

/**
 * The places of a row's facts, which the head shares, and the widths of its columns. The issuer takes the rest of the width. No
 * other width depends on the content, so that the columns line up from row to row.
 */
const layouts = {
  commitment: css`
    grid-template-areas:
      'name name amount status expiry shares date end'
      'code campaign final status expiry shares date end';
    grid-template-columns: auto minmax(0, 1fr) 8.25rem 6.5rem 5.75rem 3.5rem 5.25rem 4rem;
  `,
  campaign: css`
    grid-template-areas:
      'name amount status campaign date progress end'
      'code shares expiry code-of-campaign days progress end';
    grid-template-columns:
      minmax(0, 1fr) 8.25rem 9.25rem 6.5rem 5.25rem clamp(7rem, 20vw - 4.5rem, 11rem)
      0.75rem;
  `,
};

/** Has the width of the frame, so that a scrollbar that appears later covers a part of the padding and moves nothing. */
export const tableLine = css<{ $layout: TableLayout }>`
  display: grid;
  width: calc(100cqi - 2 * ${tokens.space[6]});
  column-gap: ${columnGap};
  ${({ $layout }) => layouts[$layout]}
`;

export type TableLayout = keyof typeof layouts;

interface CommitmentTableProps {
  layout: TableLayout;
  title: string;
  labels: readonly TableLabel[];
  children: ReactNode;
}

export interface TableLabel {
  label: string;
  figure?: boolean;
}

/**
 * The list is a table from 1,024 px. Its labels appear before the rows. Screen readers ignore these labels, because each
 * row repeats them.
 */
export function CommitmentTable({ layout, title, labels, children }: CommitmentTableProps) {
  return (
    <Frame>
      <Head aria-hidden="true" $layout={layout}>
        <span>{title}</span>
        {labels.map(({ label, figure }) => (
          <span key={label} data-figure={figure}>
            {label}
          </span>
        ))}
      </Head>
      {children}
    </Frame>
  );
}

const Frame = styled.div`
  --row-gap: 0px;
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.lg};
  box-shadow: ${tokens.shadow[1]};

  > section {
    margin: 0;
    padding: 0;
    border-radius: inherit;
  }

  [role='listitem'] {
    padding: 0;
  }

  /* Rows start at fractions of a pixel, so a row may cover the last pixel of the row above. A border at the top stays. */
  [role='listitem']:not([aria-posinset='1']) {
    border-top: 1px solid ${tokens.colour.line};
  }

  ${asTable} {
    container-type: inline-size;

    > section {
      border-start-start-radius: 0;
      border-start-end-radius: 0;
      border-top: 1px solid ${tokens.colour.line};
    }
  }
`;

const Head = styled.div<{ $layout: TableLayout }>`
  display: none;

  ${asTable} {
    ${tableLine}
    align-items: end;
    margin-inline: ${tokens.space[6]};
    padding-block: ${tokens.space[3]};
    color: ${tokens.colour['ink-quiet']};
    font-size: 0.8125rem;
    line-height: 1.25rem;

    > :first-child {
      grid-area: name;
    }

    > [data-figure] {
      text-align: end;
    }
  }
`;
