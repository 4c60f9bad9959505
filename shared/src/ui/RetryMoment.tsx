import { useEffect, useReducer, useState } from 'react';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { useNow } from '../hooks/use-now';
import { retryMoment } from '../partner-api/retry-moment';
import { formatMoment } from '../rules/dates';
import { SmallText } from './Layout';

const minuteMs = 60_000;

/** Returns whether the server asked to wait before the next write (Retry-After). Nothing is repeated afterwards. */
export function useRetryWait(): boolean {
  const at = retryMoment();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  // Uses one timer instead of `useNow`, so that screens without a wait do not render every second.
  useEffect(() => {
    const left = (at ?? 0) - serverNow();
    const timer = left > 0 ? setTimeout(rerender, left) : undefined;
    return () => clearTimeout(timer);
  }, [at]);
  return at !== undefined && serverNow() < at;
}

/** Shown beside the waiting submit button. The text stays when the wait is over, so that nothing moves. */
export function RetryMoment({ id }: { id: string }) {
  const at = retryMoment();
  return at === undefined ? null : <Wait key={at} id={id} at={at} />;
}

function Wait({ id, at }: { id: string; at: number }) {
  const now = useNow();
  const [wasOverAtMount] = useState(now >= at);
  if (wasOverAtMount) return null;
  return (
    <SmallText $soft id={id} role="status">
      {now < at ? waitSentence(at, now) : 'You can try again now.'}
    </SmallText>
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
