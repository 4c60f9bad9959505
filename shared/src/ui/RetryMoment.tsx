import { useState } from 'react';
import { styled } from 'styled-components';
import { useNow } from '../hooks/use-now';
import { retryMoment } from '../partner-api/retry-moment';
import { formatMoment } from '../rules/dates';
import { tokens } from '../theme/tokens';

const minuteMs = 60_000;

/** Whether the server asked to wait before the next write (Retry-After). Nothing is repeated when the wait is over. */
export function useRetryWait(): boolean {
  return useNow() < (retryMoment() ?? 0);
}

interface RetryMomentProps {
  /** By which the button that waits is described. */
  id: string;
}

/** Says beside a submit button until when it waits, and that the wait is over. It then stays, so that nothing moves. */
export function RetryMoment({ id }: RetryMomentProps) {
  const now = useNow();
  const waiting = useRetryWait();
  const at = retryMoment();
  const [seen, setSeen] = useState<number>();
  if (waiting && at !== seen) setSeen(at);
  if (at === undefined || (!waiting && at !== seen)) return null;
  return (
    <Line id={id} role="status">
      {waiting ? waitSentence(at, now) : 'You can try again now.'}
    </Line>
  );
}

/** In whole minutes, rounded up, so that a screen reader is not interrupted every second. */
function waitSentence(at: number, now: number): string {
  const when =
    at - now < minuteMs
      ? 'in less than a minute'
      : formatMoment(Math.ceil(at / minuteMs) * minuteMs, now);
  return `The platform asks you to wait. You can try again ${when}.`;
}

const Line = styled.p`
  font-size: ${tokens.text.sm};
`;
