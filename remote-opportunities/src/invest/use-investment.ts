import { useState } from 'react';
import { useAtomValue } from 'jotai';
import useSWR from 'swr';
import { useIdle } from '@investor-portal/shared/hooks/use-idle';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { readAmount } from '@investor-portal/shared/rules/amount-grammar';
import { formatAmountInput } from '@investor-portal/shared/rules/amount-input';
import {
  formatCentavos,
  fromCentavos,
  toCentavos,
  type Centavos,
} from '@investor-portal/shared/rules/money';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import {
  fetchPaymentOptions,
  paymentOptionsCall,
  walletProviderCode,
  type PaymentOption,
} from '@investor-portal/shared/partner-api/contract/payments';
import { dataKey, type DataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { externalAtom, gatewayAtom } from '@investor-portal/shared/session/session';
import {
  readTypedAmount,
  saveAmount,
  saveTypedAmount,
  useInvestmentDraft,
} from '../investment-draft/investment-draft';
import { useStandardLimit, type LimitEstimate, type StandardLimit } from '../limit/standard-limit';
import { useRemainingMaximum, type RemainingMaximum } from '../my-commitments/use-my-commitments';
import { amountError, walletShortfall, feeOf, totalOf } from '../offering/amount';
import { termsOf } from '../offering/terms';
import { amountWithoutRest, largestAmount, startingAmounts } from './whole-amounts';

/** The lowest of the amounts that an investor may exceed at the risk of a refusal, with what exceeds it. */
export type ExceededCap =
  | { kind: 'maximum'; maximum: RemainingMaximum }
  | { kind: 'limit'; estimate: LimitEstimate; excess: Centavos }
  | { kind: 'wallet'; missing: Centavos };

export type Investment = ReturnType<typeof useInvestment>;

/** The model of the amount screen: the typed amount, the caps that it may exceed, and the amount to suggest instead. */
export function useInvestment(campaign: Campaign, closed: boolean) {
  const { guid, currencyCode: currency } = campaign;
  const { data: user } = useUserDetails();
  const { draft, investor, reread } = useInvestmentDraft(guid);
  const { payment } = usePayment(false, useIdle());
  const limit = useStandardLimit(user);
  const maximum = useRemainingMaximum(campaign);
  const [text, setText] = useState(() => {
    const typed = readTypedAmount(investor, guid);
    return formatAmountInput(typed ?? (draft ? formatCentavos(draft.amount) : ''), currency);
  });
  // An empty field is not an error until the investor has visited it.
  const [touched, setTouched] = useState(text !== '');

  const error = amountError(text, campaign, currency);
  const reading = readAmount(text, currency);
  const amount = reading.kind === 'amount' ? reading.plain : '';
  const requested = toCentavos(amount);
  const wallet = user?.walletDetails ?? null;
  const balance = wallet?.currencyCode === currency ? toCentavos(wallet.balance) : null;
  const estimate = estimateIn(currency, limit);
  const caps = {
    maximum: maximum?.left ?? Infinity,
    limit: estimate?.left ?? Infinity,
    wallet: balance === null ? Infinity : balance - feeOf(payment, currency),
  };
  // Suggestions are within all caps, so that no suggestion exceeds another cap.
  const most = Math.min(...Object.values(caps));

  /** The field's own message comes first. Only the lowest cap is shown. */
  const exceeded = (): ExceededCap | null => {
    if (error !== null || requested === null || requested <= most) return null;
    if (maximum && caps.maximum === most) return { kind: 'maximum', maximum };
    if (estimate && caps.limit === most)
      return { kind: 'limit', estimate, excess: (requested - estimate.left) as Centavos };
    const missing = walletShortfall(totalOf(requested, payment, currency), currency, wallet);
    return missing === null ? null : { kind: 'wallet', missing };
  };

  const cap = exceeded();
  const mayBeLess = cap !== null || error !== null;
  const largest = largestAmount(most, campaign);

  /** The campaign with what is left of its maximum, which the suggested amounts do not exceed. */
  const offer = maximum
    ? { ...campaign, maxAmountPerInvestor: fromCentavos(maximum.left) }
    : campaign;

  const type = (typed: string) => {
    setText(typed);
    setTouched(true);
    saveTypedAmount(investor, guid, typed);
  };

  return {
    campaign,
    closed,
    user,
    draft,
    reread,
    text,
    type,
    choose: (chosen: Centavos) => type(formatCentavos(chosen)),
    visit: () => setTouched(true),
    error,
    shownError: touched && !closed ? (error ?? undefined) : undefined,
    /** In digits and a dot, or '' if the text is not an amount. */
    amount,
    /** '' if the amount cannot be invested. */
    validAmount: error === null ? amount : '',
    limit,
    maximum,
    offer,
    starts: startingAmounts(offer),
    rest: amountWithoutRest(error === null ? amount : '', offer),
    exceeded: cap,
    /** The largest amount within all caps, if the present amount is more and exceeds a cap or a limit of the campaign. */
    suggested: mayBeLess && largest !== null && (requested ?? 0) > largest ? largest : null,
    /** Saves the amount for the next screens. Returns false if it cannot be invested. */
    save: () => {
      if (error !== null || requested === null || closed) return false;
      saveAmount({ investor, campaignGuid: guid, amount: requested, terms: termsOf(campaign) });
      return true;
    },
  };
}

/** The limit is in the platform's currency. */
function estimateIn(currency: string, limit: StandardLimit): LimitEstimate | null {
  return limit.kind === 'estimated' && currency === runtimeConfig().currency ? limit : null;
}

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
