import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { TextLink } from '@investor-portal/shared/ui/TextLink';

interface OnwardLinkProps {
  to: string;
  children: string;
}

/** A link that stands alone, as in the heading or at the foot of a card. It is not printed. */
export function OnwardLink({ to, children }: OnwardLinkProps) {
  return (
    <Alone data-screen-only="">
      <TextLink to={to}>{children}</TextLink>
    </Alone>
  );
}

const Alone = styled.span`
  a {
    font-size: ${tokens.text.sm};
    white-space: nowrap;
  }

  a:not(:hover, :focus-visible) {
    text-decoration: none;
  }

  /* A chevron. A character would be read aloud. */
  a::after {
    display: inline-block;
    width: 0.4em;
    height: 0.4em;
    margin-inline: 0.4em 0.1em;
    border: solid currentcolor;
    border-width: 1.5px 1.5px 0 0;
    transform: rotate(45deg) translate(-0.1em, 0.1em);
    content: '';
  }
`;
