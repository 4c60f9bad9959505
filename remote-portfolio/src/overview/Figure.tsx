import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { Skeleton } from '@investor-portal/shared/ui/Skeleton';
import type { AsyncData } from '../components/AsyncSection';

interface FigureProps<Data> {
  response: AsyncData<Data>;
  /** Formats the figure and its caption. */
  show: (data: Data) => { figure: ReactNode; caption: ReactNode };
}

/** The figure of a card: its value, a loading state, or an error with Retry (the toast says why). */
export function Figure<Data>({ response, show }: FigureProps<Data>) {
  if (response.data !== undefined) {
    const { figure, caption } = show(response.data);
    return (
      <div>
        <Value>{figure}</Value>
        <Caption>{caption}</Caption>
      </div>
    );
  }
  if (response.error)
    return (
      <Failed>
        <span>Couldn’t load this</span>
        <Button
          ref={transferFocus}
          variant="secondary"
          size="sm"
          busy={response.isValidating}
          onClick={() => void response.mutate()}
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

const Caption = styled.p`
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
