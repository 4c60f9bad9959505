import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

export const Article = styled.article`
  height: 100%;
`;

/** Flat on a phone, so that a whole card fits into the list's area. */
export const Banner = styled.div`
  --banner-ratio: 5 / 2;
  position: relative;

  ${media.tablet} {
    --banner-ratio: 16 / 9;
  }
`;

export const Corner = styled.div`
  position: absolute;
  top: ${tokens.space[3]};
  inset-inline-end: ${tokens.space[3]};
  max-width: calc(100% - 2 * ${tokens.space[3]});
`;

/** The issuer's logo overlaps the banner by half. */
export const Logo = styled.div`
  position: relative;
  width: fit-content;
  margin-top: -2.625rem;
  padding: 3px;
  background: ${tokens.colour.surface};
  border-radius: calc(${tokens.radius.md} + 3px);
  box-shadow: ${tokens.shadow[1]};
`;

export const Address = styled.p`
  display: flex;
  gap: ${tokens.space[1]};
  align-items: center;
  margin-top: -0.375rem;
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;

  svg {
    flex: none;
  }
`;

/** Always as many lines high, so that the figures below line up across cards: two on a phone, three elsewhere. */
export const Highlights = styled.p`
  --lines: 2;
  display: -webkit-box;
  min-height: calc(var(--lines) * 1.4em);
  overflow: hidden;
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
  line-height: 1.4;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: var(--lines);

  ${media.tablet} {
    --lines: 3;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[2]};
  margin-top: auto;
`;

/** Two lines on every card, however long the amounts are. */
export const Figures = styled.p`
  ${tabularDigits}
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};

  strong {
    display: block;
    color: ${tokens.colour.ink};
    font-size: ${tokens.text.lg};
    font-weight: 640;
    letter-spacing: -0.01em;
  }
`;

export const DaysLeft = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;
  margin-top: ${tokens.space[1]};
  font-size: ${tokens.text.sm};
  font-weight: 550;

  &[data-ended] > span {
    color: ${tokens.colour['ink-quiet']};
  }
`;
