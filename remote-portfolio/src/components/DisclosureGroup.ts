import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';

/** A card whose rows are `Disclosure`s. A paragraph in it is a note about them. */
export const DisclosureGroup = styled(Card).attrs({ $flush: true })`
  --padding: ${tokens.space[4]};

  ${media.tablet} {
    --padding: ${tokens.space[6]};
  }

  > details {
    border: 0;
    border-radius: 0;
    box-shadow: none;
  }

  > details + *,
  > * + details {
    border-top: 1px solid ${tokens.colour.line};
  }

  > details > summary {
    flex-wrap: wrap;
    gap: 0 ${tokens.space[2]};
    min-height: 3.5rem;
    padding-inline: var(--padding);
    border-radius: 0;

    &:focus-visible {
      outline-offset: -3px;
    }

    /* The name begins at the edge of the content below it, and the arrow ends the line. */
    > svg {
      order: 1;
    }

    > svg + span {
      flex: 1 1 8rem;
      font-size: ${tokens.text.lg};
      letter-spacing: -0.014em;
      line-height: 1.3;
    }

    > svg + span + * {
      margin-inline-start: auto;
    }
  }

  > details > div {
    padding: ${tokens.space[1]} var(--padding) var(--padding);
    border-top: 0;
  }

  > p {
    padding: ${tokens.space[3]} var(--padding);
  }
`;
