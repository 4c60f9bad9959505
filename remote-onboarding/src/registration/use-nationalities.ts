import useSWR from 'swr';
import {
  fetchNationalities,
  fetchOtherNationalities,
  type Nationality,
} from '@investor-portal/shared/partner-api/nationalities';

// The lists change with the law, not with the minute.
const once = { revalidateIfStale: false, revalidateOnReconnect: false };

/** The list asked first; one of its items is 'other'. */
export function useNationalities() {
  return useSWR<Nationality[]>('nationalities', () => fetchNationalities(), once);
}

/** The list behind 'other', fetched once it is wanted. */
export function useOtherNationalities(wanted: boolean) {
  return useSWR<Nationality[]>(
    wanted ? 'other-nationalities' : null,
    () => fetchOtherNationalities(),
    once,
  );
}
