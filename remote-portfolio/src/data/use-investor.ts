import { useAtomValue } from 'jotai';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { externalAtom } from '@investor-portal/shared/session/session';

interface Investor {
  /**
   * Undefined while it is not known; every list of this remote waits for it. '' when the API names none: the
   * token scopes the answer all the same (spec §6).
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
 * Who is looking: a part of every SWR key here that carries no account, so that after another investor's
 * hand-over nothing shows what the first one read. Known before the account is.
 */
export function useViewer(): string {
  return useAtomValue(externalAtom)?.externalReferenceCode ?? '';
}
