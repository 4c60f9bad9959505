import { useAtomValue } from 'jotai';
import useSWR from 'swr';
import {
  fetchPaymentOptions,
  paymentOptionsCall,
  walletProviderCode,
  type PaymentOption,
} from '@investor-portal/shared/partner-api/contract/payments';
import { dataKey, type DataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { externalAtom, gatewayAtom } from '@investor-portal/shared/session/session';

export const isUsable = ({ providerCode }: PaymentOption) => providerCode === walletProviderCode;

/**
 * Returns the payment options, and the one that pays unless the investor chooses another: the previous choice, or the first
 * option (spec §2) that can pay for a commitment (readings R18).
 * @param asked whether the screen is about the options. Elsewhere a failure is not shown.
 */
export function usePayment(asked: boolean, wanted = true) {
  const partnerCode = useAtomValue(externalAtom)?.code ?? '';
  const previous = useAtomValue(gatewayAtom);
  const response = useSWR<PaymentOption[]>(
    wanted ? dataKey(paymentOptionsCall, partnerCode) : null,
    ([, , code = '']: DataKey) => fetchPaymentOptions(code),
    asked ? undefined : { onError: () => undefined },
  );
  const { data: options } = response;
  const listed = options?.find(({ productGuid }) => productGuid === previous?.productGuid);
  const payment = options ? (listed ?? options.find(isUsable)) : (previous ?? undefined);
  return { response, payment };
}
