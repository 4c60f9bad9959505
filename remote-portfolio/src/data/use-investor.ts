import { useAtomValue } from 'jotai';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { externalAtom } from '@investor-portal/shared/session/session';

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
export function useViewer(): string {
  return useAtomValue(externalAtom)?.externalReferenceCode ?? '';
}
