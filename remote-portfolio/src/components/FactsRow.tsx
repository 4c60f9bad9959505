import type { ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { WholeCardLink } from '@investor-portal/shared/ui/CardLink';
import { type Fact, FactItems } from './Facts';
import { Lines, Surface } from './FactsRow.styled';

interface FactsRowProps {
  /** The heading of the row. Rows without a title have a fact that leads them. */
  title?: string;
  to?: string;
  headingLevel?: 2 | 3;
  facts: readonly Fact[];
  /** Marks a row that waits for the investor, or whose commitments have all been cancelled or terminated. */
  tone?: 'action' | 'ended' | undefined;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A thing in a list: its name, status and amount, then details, then codes, whose labels are mostly for screen readers. */
export function FactsRow(props: FactsRowProps) {
  const { title, to, headingLevel = 2, facts, tone, actions, children } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <Surface data-tone={tone} $isLink={to !== undefined}>
      <Lines $isLink={to !== undefined}>
        {title ? (
          <Heading data-kind="lead">
            {to ? <WholeCardLink to={to}>{title}</WholeCardLink> : title}
          </Heading>
        ) : null}
        <dl>
          <FactItems facts={facts} />
        </dl>
        {to ? (
          <End $hasActions={actions !== undefined}>
            {actions}
            <ChevronRight aria-hidden="true" size={16} />
          </End>
        ) : null}
      </Lines>
      {children}
    </Surface>
  );
}

/** Things without a screen of their own, such as payments. */
export function FactsList(props: { label?: string; rows: readonly Fact[][]; empty: ReactNode }) {
  const { label, rows, empty } = props;
  if (rows.length === 0) return empty;
  return (
    <Rows aria-label={label}>
      {rows.map((facts, index) => (
        <li key={index}>
          <FactsRow facts={facts} />
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  margin-block: calc(-1 * ${tokens.space[3]});

  > li + li {
    border-top: 1px solid ${tokens.colour.line};
  }
`;

/** A row that is a link ends with a chevron. On a phone its menu replaces the chevron. */
const End = styled.div<{ $hasActions: boolean }>`
  display: flex;
  order: 2;
  align-items: center;
  align-self: center;
  justify-content: end;
  /* The button does not make the row higher. */
  height: 0;
  color: ${tokens.colour['ink-quiet']};
  pointer-events: none;

  > :not(svg) {
    flex: none;
    pointer-events: auto;
  }

  > button {
    background: none;
    border-color: transparent;
    outline-offset: -2px;
  }

  ${media.phone} {
    position: absolute;
    inset: 0 0 auto auto;
    height: 2.75rem;

    &:has(button) > svg {
      display: none;
    }

    > svg {
      margin-inline-end: ${tokens.space[4]};
    }
  }

  ${media.tablet} {
    /* The menu loads late, so its place is kept. */
    min-width: ${({ $hasActions }) => ($hasActions ? '3.75rem' : '1rem')};
  }
`;
