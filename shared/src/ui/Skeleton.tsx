import { keyframes, styled } from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { Card } from './Card';
import { Stack } from './Layout';

/** The shape of loading content. Hidden from screen readers, because LoadingText announces it. */
export function Skeleton(props: { width?: string; height?: string }) {
  const { width = '100%', height = '1rem' } = props;
  return <Block aria-hidden="true" style={{ width, height }} />;
}

export function SkeletonText({ lines }: { lines: number }) {
  return (
    <Stack $gap={2}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height="0.875rem" width={line === lines - 1 ? '62%' : '100%'} />
      ))}
    </Stack>
  );
}

/** A card with the dimensions of a list row or, with `media`, of a campaign card. */
export function SkeletonCard({ media: withMedia = false }: { media?: boolean }) {
  return (
    <Card aria-hidden="true">
      <Stack $gap={3}>
        {withMedia ? <Skeleton height="9rem" /> : null}
        <Skeleton width="45%" height="1.25rem" />
        <SkeletonText lines={2} />
      </Stack>
    </Card>
  );
}

const shimmer = keyframes`
  from { background-position: 150% 0; }
  to { background-position: -50% 0; }
`;

const Block = styled.span`
  display: block;
  max-width: 100%;
  background: ${tokens.colour['neutral-soft']}
    linear-gradient(100deg, transparent 20%, ${tokens.colour.sheen} 50%, transparent 80%) 0 0 / 200%
    100%;
  border-radius: ${tokens.radius.sm};
  animation: ${shimmer} 1.6s linear infinite;

  /* Gives the block the baseline of the text that it stands for. */
  &::before {
    content: '\\200b';
  }

  ${media.reducedMotion} {
    animation: none;
    background-image: none;
  }
`;
