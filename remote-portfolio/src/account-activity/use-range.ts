import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { readRange } from './date-range';
import type { DateRange } from './default-range';

/**
 * The selected range, mirrored in the URL so that back, reload and shared links keep it. It is local state because the
 * URL updates a moment later: a browser whose date field shows the old value for that moment discards partial input.
 */
export function useRange(): [DateRange, (range: DateRange) => void] {
  const [params, setParams] = useSearchParams();
  const [range, setRange] = useState(() =>
    readRange(params.get('start'), params.get('end'), serverNow()),
  );
  const choose = (chosen: DateRange) => {
    setRange(chosen);
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('start', chosen.start);
        next.set('end', chosen.end);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [range, choose];
}
