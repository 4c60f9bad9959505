import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { errorCatalogue } from '../rules/error-catalogue';
import { tokens } from '../theme/tokens';
import { Stack } from './Layout';
import { SkeletonCard } from './Skeleton';
import { Spinner } from './Button';

/** 'Loading...' (spec §8), announced once. The children are skeletons of the coming content. */
export function LoadingText({ children }: { children?: ReactNode }) {
  return (
    <Stack $gap={4}>
      <Line>
        <Spinner />
        <span>{errorCatalogue.loading.message}</span>
      </Line>
      {children}
    </Stack>
  );
}

export function LoadingCard() {
  return (
    <LoadingText>
      <SkeletonCard />
    </LoadingText>
  );
}

const Line = styled.output`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
`;
