import { useAtomValue } from 'jotai';
import useSWR from 'swr';
import {
  fetchPaymentOptions,
  type PaymentOption,
} from '@investor-portal/shared/partner-api/payments';
import { externalAtom } from '@investor-portal/shared/session/session';

/** The ways to pay that the partner of the hand-over offers (spec §7). */
export function usePaymentOptions() {
  const partner = useAtomValue(externalAtom)?.code ?? '';
  return useSWR<PaymentOption[]>(['payment-options', partner], ([, code]: [string, string]) =>
    fetchPaymentOptions(code),
  );
}
