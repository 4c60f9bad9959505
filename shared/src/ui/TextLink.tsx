import { ExternalLink } from 'lucide-react';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { tokens } from '../theme/tokens';
import { noWrap } from './NoWrap';
import { VisuallyHidden } from './Layout';

type TextLinkProps = { children: ReactNode } & (
  { /** A path inside the portal. */ to: string; onClick?: MouseEventHandler } | { href: string }
);

export function TextLink({ children, ...link }: TextLinkProps) {
  if ('to' in link) return <PortalLink {...link}>{noWrap(children)}</PortalLink>;
  return (
    <ExternalAnchor {...link} target="_blank" rel="noopener noreferrer">
      <span>{noWrap(children)}</span>
      <ExternalLink aria-hidden="true" />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </ExternalAnchor>
  );
}

const linkStyle = css`
  color: ${tokens.colour['accent-text']};
  font-weight: 550;
  text-decoration-color: color-mix(in srgb, currentcolor 40%, transparent);
  border-radius: 3px;
  /* A touch target of 44 px. In a line of text the padding takes no room, and elsewhere the margin cancels it. */
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

const PortalLink = styled(Link)`
  ${linkStyle}
`;

const ExternalAnchor = styled.a`
  ${linkStyle}
`;
