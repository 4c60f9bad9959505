import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { Skeleton } from '@investor-portal/shared/ui/Skeleton';

interface Read<Data> {
  data: Data | undefined;
  error: unknown;
  isValidating: boolean;
  mutate: () => Promise<unknown>;
}

interface FigureProps<Data> {
  read: Read<Data>;
  /** The figure, and a line that says what it means. */
  show: (data: Data) => { figure: ReactNode; meaning: ReactNode };
}

/** The figure of a card: what it is, that it is loading, or that it could not be read (the toast said why). */
export function Figure<Data>({ read, show }: FigureProps<Data>) {
  if (read.data !== undefined) {
    const { figure, meaning } = show(read.data);
    return (
      <div>
        <Value>{figure}</Value>
        <Meaning>{meaning}</Meaning>
      </div>
    );
  }
  if (read.error)
    return (
      <Failed>
        <span>Not loaded</span>
        <Button
          ref={transferFocus}
          variant="secondary"
          size="sm"
          busy={read.isValidating}
          onClick={() => void read.mutate()}
        >
          Retry
        </Button>
      </Failed>
    );
  return (
    <Stack $gap={2} role="status" aria-label="Loading...">
      <Skeleton width="60%" height="2rem" />
      <Skeleton width="80%" height="0.875rem" />
    </Stack>
  );
}

const Value = styled.p`
  ${tabularDigits}
  font-size: ${tokens.text['2xl']};
  font-weight: 650;
  letter-spacing: -0.01em;
  line-height: 1.2;
`;

const Meaning = styled.p`
  margin-top: ${tokens.space[1]};
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
`;

const Failed = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
`;
