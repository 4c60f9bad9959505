import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** Contains a `PageHeader` whose title is smaller than the `HeroFacts` that describe it. */
export const Hero = styled.div`
  h1 {
    color: ${tokens.colour['ink-quiet']};
    font-size: ${tokens.text.md};
    font-weight: 600;
    letter-spacing: normal;
  }
`;

/**
 * The facts that lead a detail page: the issuer, then the amount (`data-amount`), its status (`data-status`), and codes
 * (`data-code`). Labels are for screen readers, except for those of codes on wide screens and of facts with `data-labelled`.
 */
export const HeroFacts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  align-items: flex-end;

  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > :first-child {
    flex-basis: 100%;
  }

  > :first-child > dd,
  > [data-amount] > dd {
    color: ${tokens.colour.ink};
    font-weight: 640;
    letter-spacing: -0.022em;
    line-height: 1.3;

    a {
      color: inherit;
      font-weight: inherit;
    }

    a:not(:hover, :focus-visible) {
      text-decoration: none;
    }

    /* The chevron of a link, in the place of an underline. It takes no room, so that it never stands on a line of its own. */
    a::after {
      display: inline-block;
      width: 0.5rem;
      height: 0.5rem;
      margin-inline: 0.5rem -1rem;
      border: solid ${tokens.colour['ink-quiet']};
      border-width: 2px 2px 0 0;
      content: '';
      vertical-align: 0.1em;
      rotate: 45deg;
    }
  }

  > [data-amount] > dd {
    font-size: ${tokens.text['3xl']};
  }

  > :first-child > dd {
    font-size: ${tokens.text.lg};
    font-weight: 600;
    letter-spacing: -0.011em;
    text-wrap: balance;
  }

  > [data-beside-menu] {
    padding-inline-end: 3.25rem;
  }

  /* The badge stands beside the amount, centred on its line, and the sentence about the status has its own line below both. */
  > [data-status],
  > [data-status] > dd {
    display: contents;
  }

  > [data-status] > dd > :first-child {
    margin-bottom: calc((1.3 * ${tokens.text['3xl']} - 1.4375rem) / 2);
  }

  > [data-status] > dd > p {
    flex-basis: 100%;
    font-size: ${tokens.text.sm};
  }

  /* Ends the line before the codes. */
  &::after {
    flex-basis: 100%;
    content: '';
  }

  > [data-code] {
    display: flex;
    flex-wrap: wrap;
    order: 1;
    column-gap: ${tokens.space[2]};
    color: ${tokens.colour['ink-quiet']};
    font-size: ${tokens.text.sm};
  }

  > [data-labelled] > dt {
    color: ${tokens.colour['ink-quiet']};
    font-size: ${tokens.text.xs};
  }

  > :not([data-code], [data-labelled]) > dt {
    ${visuallyHidden}
  }

  /* On a phone, the badge ends at the edge of the cards below. Two codes share a line, where there is no room for their labels. */
  ${media.phone} {
    > [data-status] > dd > :first-child {
      margin-inline-start: auto;
    }

    > [data-code]:not(:nth-child(2)) > dt {
      ${visuallyHidden}
    }
  }
`;
