import { ChevronDown } from 'lucide-react';
import type { ReactNode, SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { Card } from './Card';
import { SmallText } from './Layout';

interface DisclosureProps {
  summary: ReactNode;
  aside?: ReactNode;
  /** Whether it is open initially or, with `onToggle`, at all times. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** A collapsible section on the native `details`, which the browser's find-in-page can open. */
export function Disclosure({ summary, aside, open = false, onToggle, children }: DisclosureProps) {
  return (
    <Card
      as="details"
      $flush
      open={open}
      onToggle={(event: SyntheticEvent<HTMLDetailsElement>) => onToggle?.(event.currentTarget.open)}
    >
      <Summary>
        <ChevronDown aria-hidden="true" size={18} />
        <b>{summary}</b>
        {aside ? <SmallText as="span">{aside}</SmallText> : null}
      </Summary>
      <Content>{children}</Content>
    </Card>
  );
}

const Summary = styled.summary`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  min-height: 3.25rem;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  /* The card would clip a ring around the summary. */
  &:focus-visible {
    outline-offset: -2px;
  }

  > b {
    flex: 1;
    min-width: 0;
  }

  > svg {
    flex: none;
    color: ${tokens.colour['ink-quiet']};
    transition: transform ${tokens.motion.fast} ${tokens.motion.ease};
  }

  details[open] > & > svg {
    transform: rotate(180deg);
  }

  ${media.hover} {
    &:hover {
      background: ${tokens.colour.canvas};
    }
  }

  ${media.tablet} {
    padding-inline: ${tokens.space[5]};
  }
`;

const Content = styled.div`
  padding: ${tokens.space[4]};
  border-top: 1px solid ${tokens.colour.line};

  ${media.tablet} {
    padding: ${tokens.space[5]};
  }
`;
