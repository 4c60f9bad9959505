import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusRing } from '@investor-portal/shared/theme/mixins';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { WholeCardLink } from '@investor-portal/shared/ui/CardLink';
import { type Fact, Facts } from '../components/Facts';
import { asCard, asTable, type TableLayout } from './CommitmentTable';
import { Line } from './TableRow.styled';

export type RowTone = 'action' | 'ended';

interface TableRowProps {
  to: string;
  title: string;
  facts: readonly Fact[];
  layout: TableLayout;
  /** Marks a row that waits for the investor, or whose commitments have all been cancelled or terminated. */
  tone?: RowTone | undefined;
  actions?: ReactNode;
  /** A list of facts that stand among those of the row. */
  inner?: ReactNode;
  children?: ReactNode;
}

/**
 * A row is a card on a phone and one line of a table from 1,024 px. Each value has a label for screen readers. The list keeps
 * its roles, because a long list needs them (decision 81).
 */
export function TableRow(props: TableRowProps) {
  const { to, title, facts, layout, tone, actions, inner, children } = props;
  return (
    <Surface data-tone={tone}>
      <Line $layout={layout}>
        <h2>
          <Whole to={to}>{title}</Whole>
        </h2>
        <Facts facts={facts} />
        {inner}
        <Actions>{actions}</Actions>
      </Line>
      {children}
    </Surface>
  );
}

/** A word that explains a value when the table's head is not shown. */
export const CardOnlyLabel = styled.span`
  ${asTable} {
    display: none;
  }
`;

const Surface = styled.div`
  position: relative;
  padding: 0.6875rem ${tokens.space[4]};
  background: ${tokens.colour.surface};

  ${media.hover} {
    &:hover {
      background: ${tokens.colour.canvas};
    }
  }

  /* Inside the row, because the row's containment would cut it off outside. */
  &:has(h2 > a:focus-visible) {
    ${focusRing}
    outline-offset: -2px;
  }

  &[data-tone='action'] {
    background: ${tokens.colour['warning-soft']};
    box-shadow: inset 3px 0 ${tokens.colour.warning};
  }

  &[data-tone='ended'] [data-money] > dd {
    color: ${tokens.colour['ink-quiet']};
    font-weight: 400;
  }

  /* These controls lie above the link that covers the row. */
  button,
  a:not(h2 > a),
  summary {
    position: relative;
    z-index: ${tokens.layer.raised};
  }

  ${asTable} {
    padding: 0.625rem ${tokens.space[6]};
  }
`;

/**
 * Every row ends with a chevron. On a card, the menu replaces the chevron once the menu has loaded. Clicks beside the menu's
 * button reach the row's link.
 */
const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  pointer-events: none;

  /* The buttons need no border, because the rows have lines between them. */
  > button {
    background: none;
    border-color: transparent;
    outline-offset: -2px;
  }

  > * {
    pointer-events: auto;
  }

  &::after {
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    margin: 0 0.1875rem;
    border: solid ${tokens.colour['ink-quiet']};
    border-width: 2px 2px 0 0;
    content: '';
    rotate: 45deg;
  }

  ${asCard} {
    position: absolute;
    inset: 0 0 auto auto;
    height: 2.75rem;

    &::after {
      margin-inline-end: 1.1875rem;
    }

    &:has(button)::after {
      content: none;
    }

    /* The dots end where the chevrons end. */
    > button {
      padding-inline-start: 0.5rem;
    }
  }

  ${asTable} {
    grid-area: end;
    /* The button is centred and does not make the row higher. */
    height: 0;
  }
`;

const Whole = styled(WholeCardLink)`
  overflow-wrap: anywhere;
`;
