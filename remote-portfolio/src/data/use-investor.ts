import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';

interface Investor {
  /** Undefined while it is not known; every request of this remote waits for it. */
  accountId: string | undefined;
  error: unknown;
  retry: () => void;
}

/** The account all reads are scoped by (spec §6). */
export function useInvestor(): Investor {
  const { data, error, mutate } = useUserDetails();
  return {
    accountId: data?.accountId || undefined,
    error: data ? undefined : error,
    retry: () => void mutate(),
  };
}
