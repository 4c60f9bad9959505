import { ExternalLink } from 'lucide-react';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { tokens } from '../theme/tokens';
import { noWrap } from './NoWrap';
import { VisuallyHidden } from './VisuallyHidden';

type TextLinkProps = { children: ReactNode } & (
  | { /** A path inside the portal. */ to: string; href?: never; onClick?: MouseEventHandler }
  | {
      /** An external address; opens in a new tab and says so. */
      href: string;
      to?: never;
      onClick?: never;
    }
);

/** A link in running text. */
export function TextLink({ to, href, onClick, children }: TextLinkProps) {
  if (to !== undefined)
    return (
      <Inside to={to} onClick={onClick}>
        {noWrap(children)}
      </Inside>
    );
  return (
    <Outside href={href} target="_blank" rel="noopener noreferrer">
      <span>{noWrap(children)}</span>
      <ExternalLink aria-hidden="true" />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Outside>
  );
}

const look = css`
  color: ${tokens.colour['accent-text']};
  font-weight: 550;
  text-decoration-color: color-mix(in srgb, currentcolor 40%, transparent);
  transition: text-decoration-color ${tokens.motion.fast};
  border-radius: 3px;
  /* 44 px for a finger; in a line of text neither takes room, elsewhere the margin takes back what the padding adds. */
  padding-block: 0.875rem;
  margin-block: -0.875rem;

  &:focus-visible {
    padding-block: 0;
    margin-block: 0;
  }

  &:hover {
    text-decoration-color: currentcolor;
  }

  svg {
    display: inline-block;
    width: 0.85em;
    height: 0.85em;
    margin-left: 0.2em;
    vertical-align: -0.06em;
  }
`;

const Inside = styled(Link)`
  ${look}
`;

const Outside = styled.a`
  ${look}
`;
