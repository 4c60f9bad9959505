import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { media } from '../theme/media';
import { focusRing } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { Card } from './Card';
import { Stack } from './Layout';
import { noWrap } from './NoWrap';

interface CardLinkProps {
  to: string;
  title: ReactNode;
  headingLevel?: 2 | 3;
  media?: ReactNode;
  /** Shown under the heading. May contain buttons and other links. */
  children?: ReactNode;
  onClick?: () => void;
}

/** The heading is the only link, so the keyboard has one tab stop and a screen reader reads a short name. */
export function CardLink({ headingLevel = 3, ...props }: CardLinkProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Surface $flush>
      {props.media}
      <Body>
        <Heading>
          <WholeCardLink to={props.to} onClick={props.onClick}>
            {noWrap(props.title)}
          </WholeCardLink>
        </Heading>
        {props.children}
      </Body>
    </Surface>
  );
}

/** A link whose press target is the nearest positioned element. */
export const WholeCardLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &:focus-visible {
    outline: none;
  }

  &::after {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    content: '';
  }
`;

const Surface = styled(Card)`
  height: 100%;
  display: flex;
  flex-direction: column;

  ${media.hover} {
    &:hover {
      border-color: ${tokens.colour['accent-line']};
      box-shadow: ${tokens.shadow[2]};
    }
  }

  &:has(${WholeCardLink}:focus-visible) {
    ${focusRing}
  }
`;

const Body = styled(Stack).attrs({ $gap: 3 })`
  flex: 1;
  padding: ${tokens.space[4]};

  ${media.tablet} {
    padding: ${tokens.space[5]};
  }

  /* Controls lie above the link that covers the card. */
  button,
  a:not(${WholeCardLink}) {
    position: relative;
    z-index: ${tokens.layer.raised};
  }
`;
