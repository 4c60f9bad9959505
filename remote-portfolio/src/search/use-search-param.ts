import { useLocation, useSearchParams } from 'react-router-dom';

/** The API takes 200 characters. */
export const maxSearchLength = 200;

interface SearchParam {
  /** Whether the field is open: the address has a search, if only an empty one. */
  open: boolean;
  /** As typed, with spaces at its ends. */
  typed: string;
  /** The text sent to the API; '' for the whole list. */
  search: string;
  /** `null` closes the field. */
  setSearch: (search: string | null) => void;
}

/**
 * The search of a list, in the address (`?search=coffee`) like that of the campaigns (decision 38), so that Back, a reload and
 * a shared address give the same list.
 */
export function useSearchParam(): SearchParam {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const typed = (params.get('search') ?? '').slice(0, maxSearchLength);
  const setSearch = (search: string | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (search === null) next.delete('search');
        else next.set('search', search);
        return next;
      },
      { replace: true, preventScrollReset: true, state },
    );
  return { open: params.has('search'), typed, search: typed.trim(), setSearch };
}

/** What depends on the search in a list's SWR key and pages, which are longer, so that the count is soon exact. */
export function searchedList(search: string) {
  return search === ''
    ? { key: [], rowPerPage: 10 }
    : { key: [`search:${search}`], rowPerPage: 20 };
}
