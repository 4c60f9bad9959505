import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readRange } from './date-range';
import type { DateRange } from './default-range';

/**
 * The range of days on screen, kept in the address so that back, reload and a shared link keep it. It is the page's
 * own: the address follows a moment later, and a browser whose date field shows the old day for that moment forgets
 * what one was typing.
 */
export function useRange(): [DateRange, (range: DateRange) => void] {
  const [params, setParams] = useSearchParams();
  const [range, setRange] = useState(() =>
    readRange(params.get('start'), params.get('end'), Date.now()),
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
