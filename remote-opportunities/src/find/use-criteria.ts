import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readCriteria, withCriteria, type Criteria } from './criteria';

export type ChangeCriteria = (change: (latest: Criteria) => Criteria) => void;

/**
 * Returns the criteria in the address, and a function that changes them. On a slow device the address updates seconds
 * later, so each change starts from the latest change instead of the address. Otherwise a filter would undo the letter
 * that was typed just before.
 */
export function useCriteria(): [criteria: Criteria, change: ChangeCriteria] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const criteria = readCriteria(params);
  const latest = useRef(criteria);
  /** The queries that this hook has written to the address. */
  const own = useRef(new Set<string>());
  useEffect(() => {
    // A query of this hook may arrive after a newer change was made. Any other query, such as that of Back, is the latest.
    if (!own.current.has(params.toString())) latest.current = readCriteria(params);
  }, [params]);

  const change: ChangeCriteria = (toNext) => {
    const next = toNext(latest.current);
    latest.current = next;
    // The entry is replaced, so that Back leaves the search instead of going through every typed word.
    const replaced = (current: URLSearchParams) => {
      const address = withCriteria(current, next);
      own.current.add(address.toString());
      return address;
    };
    setParams(replaced, { replace: true, preventScrollReset: true, state });
  };
  return [criteria, change];
}
