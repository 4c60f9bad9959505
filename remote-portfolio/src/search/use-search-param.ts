import { useLocation, useSearchParams } from 'react-router-dom';

/** The API accepts at most 200 characters. */
export const maxSearchLength = 200;

interface SearchParam {
  /** Whether the search field is open. An open field may be empty. */
  open: boolean;
  /** The text as typed, with spaces at its ends. */
  typed: string;
  search: string;
  setSearch: (search: string | null) => void;
}

/** The search is in the address (readings W18), so Back, a reload and a shared link show the same list. */
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
