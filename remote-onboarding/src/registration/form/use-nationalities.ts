import useSWR from 'swr';
import {
  fetchNationalities,
  fetchOtherNationalities,
  nationalitiesCall,
  type Nationality,
} from '@investor-portal/shared/partner-api/contract/nationalities';
import { dataKey } from '@investor-portal/shared/partner-api/reading/data-key';

// The lists hardly ever change.
const fetchOnce = { revalidateIfStale: false, revalidateOnReconnect: false };

/** The default list; one of its items is 'other'. */
export function useNationalities() {
  return useSWR<Nationality[]>(
    dataKey(nationalitiesCall, 'DEF'),
    () => fetchNationalities(),
    fetchOnce,
  );
}

/** The list behind 'other', fetched only when `enabled`. */
export function useOtherNationalities(enabled: boolean) {
  return useSWR<Nationality[]>(
    enabled ? dataKey(nationalitiesCall, 'OTH') : null,
    () => fetchOtherNationalities(),
    fetchOnce,
  );
}
