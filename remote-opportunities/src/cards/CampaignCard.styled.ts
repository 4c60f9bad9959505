import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tabularDigits, touchArea } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

export const Article = styled.article`
  --edge: ${tokens.space[3]};
  height: 100%;

  h2 {
    font-size: ${tokens.text.lg};
  }

  ${media.tablet} {
    --edge: ${tokens.space[4]};
  }
`;

/** The banner is flat, so that a phone's screen shows a card and the beginning of the next. */
export const Banner = styled.div`
  --banner-ratio: 4 / 1;
  position: relative;

  ${media.tablet} {
    --banner-ratio: 5 / 2;
  }

  /* With large text, the time left fits above the logo. */
  > :first-child {
    min-height: calc(4.5rem + 6px);
  }
`;

export const Corner = styled.div`
  position: absolute;
  top: ${tokens.space[2]};
  inset-inline-end: ${tokens.space[2]};
  z-index: ${tokens.layer.raised};

  > button {
    width: 2.25rem;
    min-height: 2.25rem;
    padding: 0;
    border-color: transparent;
    border-radius: ${tokens.radius.pill};
    color: ${tokens.colour['accent-text']};
    ${touchArea('2.25rem', '2.25rem')}
  }
`;

export const TimeLeft = styled.p`
  position: absolute;
  top: ${tokens.space[2]};
  inset-inline-start: var(--edge);
  padding: 0 ${tokens.space[2]};
  background: ${tokens.colour.surface};
  border-radius: ${tokens.radius.pill};
  box-shadow: ${tokens.shadow[1]};
  color: ${tokens.colour.ink};
  font-size: ${tokens.text.xs};
  font-weight: 600;
  line-height: 1.5rem;

  &[data-ends='within-a-day'] {
    background: ${tokens.colour['warning-soft']};
    color: ${tokens.colour.warning};
  }
`;

/** The logo extends over the banner's edge into the padding below it. */
export const Logo = styled.div`
  position: absolute;
  bottom: calc(-1 * ${tokens.space[2]});
  inset-inline-start: var(--edge);
  padding: 3px;
  background: ${tokens.colour.surface};
  border-radius: calc(${tokens.radius.md} + 3px);
  box-shadow: ${tokens.shadow[1]};
`;

export const Texts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
  margin-top: -0.625rem;
  font-size: ${tokens.text.sm};
  line-height: 1.4;
`;

/** The address takes one line, because the campaign's own screen shows all of it. */
export const Address = styled.p`
  overflow: hidden;
  color: ${tokens.colour['ink-quiet']};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** This text always has the same number of lines, so that the figures below it line up across cards. */
export const Highlights = styled.p`
  --lines: 2;
  display: -webkit-box;
  min-height: calc(var(--lines) * 1.4em);
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: var(--lines);

  ${media.tablet} {
    --lines: 3;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[1]};
  margin-top: auto;

  /* Only the figures of an open offering stand out. */
  &:not([data-phase='open']) strong {
    color: inherit;
  }
`;

export const Figures = styled.p`
  ${tabularDigits}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[1]};
  align-items: baseline;
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
  line-height: 1.35;

  strong {
    color: ${tokens.colour.ink};
    font-size: ${tokens.text.md};
  }

  > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
`;

export const OfferingDates = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  justify-content: space-between;
  margin-top: ${tokens.space[3]};
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
  line-height: 1.35;

  > button {
    flex: none;
  }

  ${media.largeText} {
    flex-wrap: wrap;
  }
`;
