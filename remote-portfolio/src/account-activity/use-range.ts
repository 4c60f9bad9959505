import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readRange } from './date-range';
import type { DateRange } from './default-range';

/** The range of days on screen, kept in the address so that back, reload and a shared link keep it. */
export function useRange(): [DateRange, (range: DateRange) => void] {
  const [params, setParams] = useSearchParams();
  const [now] = useState(Date.now);
  const range = readRange(params.get('start'), params.get('end'), now);
  const choose = ({ start, end }: DateRange) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('start', start);
        next.set('end', end);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [range, choose];
}
