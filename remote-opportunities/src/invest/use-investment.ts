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
  type PaymentOption,
} from '@investor-portal/shared/partner-api/contract/payments';
import { dataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { externalAtom, gatewayAtom } from '@investor-portal/shared/session/session';
import {
  readTypedAmount,
  saveAmount,
  saveTypedAmount,
  useInvestmentDraft,
} from '../investment-draft/investment-draft';
import { useStandardLimit } from '../limit/standard-limit';
import { useRemainingMaximum } from '../my-commitments/use-my-commitments';
import {
  amountError,
  amountWithoutRest,
  balanceIn,
  feeOf,
  isUsable,
  largestAmount,
  suggestedAmounts,
} from '../offering/amount';
import { termsOf } from '../offering/terms';

/** The amounts that an investor may exceed at the risk of a refusal. */
const capNames = ['maximum', 'limit', 'wallet'] as const;

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
  const validAmount = error === null ? amount : '';
  const balance = balanceIn(currency, user?.walletDetails);
  // The limit is in the platform's currency.
  const isInLimitCurrency = currency === runtimeConfig().currency;
  const caps = {
    maximum: maximum?.left ?? Infinity,
    limit: limit.kind === 'estimated' && isInLimitCurrency ? limit.left : Infinity,
    wallet: balance === null ? Infinity : balance - feeOf(payment, currency),
  };
  // Suggestions are within all caps, so that no suggestion exceeds another cap.
  const most = Math.min(...Object.values(caps));
  const excess = Math.max(0, (requested ?? 0) - most) as Centavos;
  // The field's own message comes first. Only the lowest cap is shown.
  const isOver = error === null && excess > 0;
  const exceeded = isOver ? capNames.find((name) => caps[name] === most) : undefined;
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
    /** In digits and a dot, or '' if the amount cannot be invested. */
    validAmount,
    limit,
    maximum,
    offer,
    starts: suggestedAmounts(offer),
    rest: amountWithoutRest(validAmount, offer),
    /** The lowest cap if the amount exceeds it. */
    exceeded,
    /** By how much the amount exceeds it, in centavos, or 0. */
    excess,
    /** The largest amount within all caps, if the present amount is more and exceeds a cap or a limit of the campaign. */
    suggested:
      (exceeded || error !== null) && largest !== null && (requested ?? 0) > largest
        ? largest
        : null,
    /** Saves the amount for the next screens. Returns false if it cannot be invested. */
    save: () => {
      if (error !== null || requested === null || closed) return false;
      saveAmount({ investor, campaignGuid: guid, amount: requested, terms: termsOf(campaign) });
      return true;
    },
  };
}

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
    () => fetchPaymentOptions(partnerCode),
    asked ? undefined : { onError: () => undefined },
  );
  const { data: options } = response;
  const listed = options?.find(({ productGuid }) => productGuid === previous?.productGuid);
  const payment = options ? (listed ?? options.find(isUsable)) : (previous ?? undefined);
  return { response, payment };
}
