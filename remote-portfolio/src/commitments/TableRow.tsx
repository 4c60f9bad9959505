import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusRing, tabularDigits, visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { WholeCardLink } from '@investor-portal/shared/ui/CardLink';
import { type Fact, Facts } from '../components/Facts';
import { asTable, factColumns, rowColumns, type TableLayout } from './CommitmentTable';

interface TableRowProps {
  to: string;
  /** The text of the link, which is the row's heading. */
  title: string;
  facts: readonly Fact[];
  layout: TableLayout;
  /** A kebab menu, in the last column. */
  actions?: ReactNode;
  /** Below the row: what belongs to it. */
  children?: ReactNode;
}

/**
 * A row of a list: a card on a phone, and from 900 px a line of a table, whose labels screen readers still read, and
 * sighted users find in TableHead. The list keeps its roles, which a long list needs (decision 81). One link covers the row.
 */
export function TableRow({ to, title, facts, layout, actions, children }: TableRowProps) {
  return (
    <Surface>
      <Line $facts={factColumns[layout]}>
        <h2>
          <Whole to={to}>{title}</Whole>
        </h2>
        <Facts facts={facts} />
        <Actions>{actions}</Actions>
      </Line>
      {children}
    </Surface>
  );
}

const Surface = styled.div`
  position: relative;
  padding: ${tokens.space[4]};
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.lg};
  box-shadow: ${tokens.shadow[1]};

  ${media.hover} {
    &:hover {
      border-color: ${tokens.colour['accent-line']};
      box-shadow: ${tokens.shadow[2]};
    }
  }

  &:has(h2 > a:focus-visible) {
    ${focusRing}
  }

  /* Controls lie above the link that covers the row. */
  button,
  a:not(h2 > a),
  summary {
    position: relative;
    z-index: ${tokens.layer.raised};
  }

  ${asTable} {
    padding: ${tokens.space[2]};
    border-color: transparent transparent ${tokens.colour.line};
    border-radius: 0;
    box-shadow: none;

    ${media.hover} {
      &:hover {
        background: ${tokens.colour.canvas};
        border-color: transparent transparent ${tokens.colour.line};
        box-shadow: none;
      }
    }
  }
`;

const Line = styled.div<{ $facts: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[3]};

  > dl {
    grid-row: 2;
    grid-column: 1 / -1;
  }

  ${asTable} {
    grid-template-columns: ${rowColumns};
    gap: ${tokens.space[2]};
    align-items: center;

    > h2 {
      font-size: ${tokens.text.sm};
      line-height: 1.4;
    }

    > dl {
      grid-row: 1;
      grid-column: 2;
      grid-template-columns: ${({ $facts }) => $facts};
      gap: 0 ${tokens.space[2]};
      align-items: center;
    }

    > dl dd {
      font-weight: 400;
    }

    > dl dt {
      ${visuallyHidden}
    }

    > dl [data-figure] {
      ${tabularDigits}
      padding-inline-end: ${tokens.space[2]};
      text-align: end;
    }
  }
`;

/* As high as a line, however high the menu's button is. */
const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  height: 1.5rem;

  &:empty {
    display: none;
  }
`;

const Whole = styled(WholeCardLink)`
  overflow-wrap: anywhere;
`;
