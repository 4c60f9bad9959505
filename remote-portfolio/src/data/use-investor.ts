import { useAtomValue } from 'jotai';
import useSWR from 'swr';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import type { DataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { externalAtom } from '@investor-portal/shared/session/session';
import type { AsyncData } from '../components/AsyncSection';

interface Investor {
  /**
   * Undefined while loading; every list of this remote waits for it. '' if the API gives none: the token scopes the
   * response anyway (spec §6).
   */
  accountId: string | undefined;
  error: unknown;
  retry: () => Promise<unknown>;
}

/** The account that lists are filtered by. */
export function useInvestor(): Investor {
  const { data, error, mutate } = useUserDetails();
  return { accountId: data?.accountId, error: data ? undefined : error, retry: () => mutate() };
}

/**
 * Identifies the investor in SWR keys without an account id, so that after another investor's hand-over nothing of the
 * previous investor is shown. It is known before the account id.
 */
export function useInvestorCode(): string {
  return useAtomValue(externalAtom)?.externalReferenceCode ?? '';
}

/**
 * Fetches data filtered by the investor's account, once the account is known. A failure to load the account is
 * reported as this request's own, so that nothing waits forever; `mutate` then loads the account again.
 * @param name what identifies the data besides the account; `null` fetches nothing.
 */
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
