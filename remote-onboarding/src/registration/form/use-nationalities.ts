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

export function useNationalities() {
  return useSWR<Nationality[]>(
    dataKey(nationalitiesCall, 'DEF'),
    () => fetchNationalities(),
    fetchOnce,
  );
}

export function useOtherNationalities(enabled: boolean) {
  return useSWR<Nationality[]>(
    enabled ? dataKey(nationalitiesCall, 'OTH') : null,
    () => fetchOtherNationalities(),
    fetchOnce,
  );
}
