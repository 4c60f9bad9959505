import { useAtomValue } from 'jotai';
import useSWR from 'swr';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import type { DataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { externalAtom } from '@investor-portal/shared/session/session';
import type { AsyncData } from '@investor-portal/shared/ui/Load';

/** The account id is undefined while it loads, and '' if the API sends none: the token limits the response anyway (spec §6). */
export function useInvestor() {
  const { data, error, mutate } = useUserDetails();
  return { accountId: data?.accountId, error: data ? undefined : error, retry: () => mutate() };
}

/** A part of SWR keys, so that nothing of a previous investor is shown. It is known before the account id. */
export function useInvestorCode(): string {
  return useAtomValue(externalAtom)?.externalReferenceCode ?? '';
}

/** Fetches data once the account is known, or nothing without a name. After a failure of the account, `mutate` loads it again. */
export function useInvestorData<Data>(
  name: DataKey | null,
  fetchData: (investorAccountId: string) => Promise<Data>,
): AsyncData<Data> {
  const investor = useInvestor();
  const { accountId } = investor;
  const response = useSWR<Data>(name && accountId !== undefined ? [...name, accountId] : null, () =>
    fetchData(accountId ?? ''),
  );
  return investor.error
    ? { data: response.data, error: investor.error, isValidating: false, mutate: investor.retry }
    : response;
}
