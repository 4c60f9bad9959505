import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { readCriteria, withCriteria, type Criteria } from './criteria';

export type ChangeCriteria = (change: (latest: Criteria) => Criteria) => void;

/**
 * Returns the criteria in the address, and a function that changes them. On a slow device the address follows seconds later, so
 * a change builds on the change before it. Otherwise a filter would undo the letter that was typed just before.
 */
export function useCriteria(): [criteria: Criteria, change: ChangeCriteria] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigationType = useNavigationType();
  const criteria = readCriteria(params);
  const latest = useRef(criteria);
  useEffect(() => {
    // Only this hook replaces the entry, and an older change may arrive after a newer one was made.
    if (navigationType !== 'REPLACE') latest.current = readCriteria(params);
  }, [params, navigationType]);

  const change: ChangeCriteria = (toNext) => {
    const next = toNext(latest.current);
    latest.current = next;
    // The entry is replaced, so that Back leaves the search instead of going through every typed word.
    setParams((current) => withCriteria(current, next), {
      replace: true,
      preventScrollReset: true,
      state,
    });
  };
  return [criteria, change];
}
