import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { focusRing, tabularDigits, visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { WholeCardLink } from '@investor-portal/shared/ui/CardLink';
import { type Fact, Facts } from '../components/Facts';
import { commitmentCard } from './CommitmentCard.styled';
import {
  asCard,
  asTable,
  columnGap,
  factColumns,
  rowColumns,
  type TableLayout,
} from './CommitmentTable';

export type RowTone = 'action' | 'ended';

interface TableRowProps {
  to: string;
  title: string;
  facts: readonly Fact[];
  layout: TableLayout;
  /** Marks a row that waits for the investor, or whose money has gone back. */
  tone?: RowTone | undefined;
  actions?: ReactNode;
  children?: ReactNode;
}

/**
 * A row is a card on a phone and one line of a table from 900 px. Each value has a label for screen readers. The list keeps
 * its roles, because a long list needs them (decision 81).
 */
export function TableRow(props: TableRowProps) {
  const { to, title, facts, layout, tone, actions, children } = props;
  return (
    <Surface data-tone={tone}>
      <Line $facts={factColumns[layout]} $card={cards[layout]}>
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

/** A word that explains a value when the table's head is not shown. */
export const CardOnlyLabel = styled.span`
  ${asTable} {
    display: none;
  }
`;

const Surface = styled.div`
  position: relative;
  padding: 0.625rem ${tokens.space[3]};
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

  &[data-tone='ended'] > div > dl > :first-child > dd {
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
    padding-inline: ${tokens.space[5]};
  }
`;

/* The lines of a campaign's card: issuer, then amount and status, then the campaign's status and days, then date and code. */
const campaignCard = css`
  > dl {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: 0 ${tokens.space[3]};
    align-items: center;
  }

  > dl > div {
    min-width: 0;
  }

  > dl::before,
  > dl::after {
    flex: 1 0 100%;
    order: 1;
    content: '';
  }

  > dl > :nth-child(n + 3) {
    order: 2;
  }

  > dl::after {
    order: 3;
  }

  > dl > :nth-child(n + 5) {
    order: 4;
  }

  > dl > [data-wide] {
    flex: 1 0 100%;
    order: 5;
  }

  > dl > :first-child {
    flex: 1 0 auto;
    max-width: 100%;
  }

  > dl > :nth-child(n + 3) dd {
    color: ${tokens.colour['ink-soft']};
    font-size: ${tokens.text.xs};
    font-weight: 400;
    line-height: 1.25rem;
  }

  > dl > [data-none] {
    ${visuallyHidden}
  }

  ${media.tablet} {
    > dl::after {
      content: none;
    }
  }
`;

const cards = { campaign: campaignCard, commitment: commitmentCard };

const Line = styled.div<{ $facts: string; $card: ReturnType<typeof css> }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${tokens.space[3]};

  > h2 {
    font-size: ${tokens.text.md};
    line-height: 1.25;
  }

  > dl > div > dt {
    ${visuallyHidden}
  }

  > dl {
    grid-row: 2;
  }

  ${asCard} {
    ${({ $card }) => $card}
  }

  ${asTable} {
    grid-template-columns: ${rowColumns};
    column-gap: ${columnGap};
    align-items: center;

    > h2 {
      font-size: ${tokens.text.sm};
      line-height: 1.4;
    }

    > dl {
      grid-row: 1;
      grid-column: 2;
      grid-template-columns: ${({ $facts }) => $facts};
      gap: 0 ${columnGap};
      align-items: center;
    }

    > dl dd {
      font-weight: 400;
    }

    > dl [data-figure] {
      ${tabularDigits}
      padding-inline-end: calc(1rem - ${columnGap});
      text-align: end;
    }
  }
`;

/* This element is one line high, although the menu's button is higher. On a card, the chevron stands here, too. */
const Actions = styled.div`
  display: flex;
  gap: ${tokens.space[1]};
  align-items: start;
  justify-content: end;
  height: 1.25rem;

  /* The buttons need no border, because the rows have lines between them. */
  > button {
    background: none;
    border-color: transparent;
  }

  &::after {
    width: 0.5rem;
    height: 0.5rem;
    margin: 0.375rem 0.25rem 0 0;
    border: solid ${tokens.colour['ink-quiet']};
    border-width: 2px 2px 0 0;
    content: '';
    rotate: 45deg;
  }

  /* The row's padding leaves room for the button. */
  ${asTable} {
    align-items: center;

    &::after {
      content: none;
    }
  }
`;

const Whole = styled(WholeCardLink)`
  overflow-wrap: anywhere;
`;
