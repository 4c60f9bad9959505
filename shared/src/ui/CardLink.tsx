import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { media } from '../theme/media';
import { focusRing } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { Card } from './Card';

interface CardLinkProps {
  to: string;
  /** The link's text, and the card's heading. */
  title: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** Above the heading, to the card's edges (a banner). */
  media?: ReactNode;
  /** Between the media and the heading (a logo, a badge). */
  before?: ReactNode;
  /** Under the heading. Buttons and links in here work by themselves. */
  children?: ReactNode;
  onClick?: () => void;
}

/**
 * A card that is clickable all over, with one real link inside: its heading. A pointer may press anywhere,
 * the keyboard finds the link, a screen reader hears a short name.
 */
export function CardLink({ headingLevel = 3, ...props }: CardLinkProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Surface $flush>
      {props.media}
      <Body>
        {props.before}
        <Heading>
          <Whole to={props.to} onClick={props.onClick}>
            {props.title}
          </Whole>
        </Heading>
        {props.children}
      </Body>
    </Surface>
  );
}

const Surface = styled(Card)`
  height: 100%;
  display: flex;
  flex-direction: column;
  transition:
    box-shadow ${tokens.motion.calm} ${tokens.motion.ease},
    border-color ${tokens.motion.calm} ${tokens.motion.ease};

  ${media.hover} {
    &:hover {
      border-color: ${tokens.colour['accent-line']};
      box-shadow: ${tokens.shadow[2]};
    }
  }

  &:has(h2 > a:focus-visible, h3 > a:focus-visible, h4 > a:focus-visible) {
    ${focusRing}
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]};

  ${media.tablet} {
    padding: ${tokens.space[5]};
  }

  /* What has a press of its own lies above the link that covers the card. */
  button,
  a:not(h2 > a, h3 > a, h4 > a),
  summary {
    position: relative;
    z-index: ${tokens.layer.raised};
  }
`;

const Whole = styled(Link)`
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
