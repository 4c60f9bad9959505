import useSWR from 'swr';
import {
  fetchNationalities,
  fetchOtherNationalities,
  type Nationality,
} from '@investor-portal/shared/partner-api/contract/nationalities';

// The lists hardly ever change.
const fetchOnce = { revalidateIfStale: false, revalidateOnReconnect: false };

/** The default list; one of its items is 'other'. */
export function useNationalities() {
  return useSWR<Nationality[]>('nationalities', () => fetchNationalities(), fetchOnce);
}

/** The list behind 'other', fetched only when `enabled`. */
export function useOtherNationalities(enabled: boolean) {
  return useSWR<Nationality[]>(
    enabled ? 'other-nationalities' : null,
    () => fetchOtherNationalities(),
    fetchOnce,
  );
}
