import { styled } from 'styled-components';
import { media } from '../theme/media';
import { gutters, visuallyHidden } from '../theme/mixins';
import { tokens } from '../theme/tokens';

export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;

type Step = keyof typeof tokens.space;

export const Stack = styled.div<{ $gap?: Step }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 4 }) => tokens.space[$gap]};
  min-width: 0;
`;

export const Cluster = styled.div<{ $gap?: Step; $justify?: 'between' | 'end' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify }) => $justify && { between: 'space-between', end: 'flex-end' }[$justify]};
  gap: ${({ $gap = 3 }) => tokens.space[$gap]};
  min-width: 0;

  /* A child that is wider than the line shrinks instead of widening the page. */
  > * {
    min-width: 0;
  }
`;

/** As many columns as fit, each at least `$min` wide. One column on a phone. */
export const Grid = styled.div<{ $min: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min }) => $min}), 1fr));
  gap: ${tokens.space[4]};
`;

/** Secondary text, such as a note below a figure. `$soft` has more contrast. */
export const SmallText = styled.p<{ $soft?: boolean }>`
  color: ${({ $soft = false }) => tokens.colour[$soft ? 'ink-soft' : 'ink-quiet']};
  font-size: ${tokens.text.sm};
`;

/** The width of a page's content. `$narrow` is for forms and reading. */
export const PageContent = styled.div<{ $narrow?: boolean }>`
  width: 100%;
  max-width: ${({ $narrow = false }) => ($narrow ? '42rem' : '72rem')};
  margin-inline: auto;
  ${gutters}
  padding-block: ${tokens.space[5]} ${tokens.space[12]};

  ${media.tablet} {
    padding-block: ${tokens.space[8]} ${tokens.space[16]};
  }
`;
