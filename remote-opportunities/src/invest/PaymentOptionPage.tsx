import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import useSWR from 'swr';
import { RadioCardList } from '@investor-portal/shared/form/RadioCardList';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { messageOf } from '@investor-portal/shared/partner-api/errors';
import {
  fetchPaymentOptions,
  walletProviderCode,
  type PaymentOption,
} from '@investor-portal/shared/partner-api/payments';
import { paths } from '@investor-portal/shared/routes/paths';
import { externalAtom, gatewayAtom } from '@investor-portal/shared/session/session';
import { Badge } from '@investor-portal/shared/ui/Badge';
import { Button } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { Page, Stack } from '@investor-portal/shared/ui/Layout';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { useInvestmentDraft, fromPayment } from '../investment-draft/investment-draft';

/** 'Payment Option' (spec §2). Redirects to the amount while there is none. */
export function PaymentOptionPage() {
  const { id = '' } = useParams();
  const { draft } = useInvestmentDraft(id);
  usePageTitle('Payment Option');
  if (!draft) return <Navigate to={paths.invest(id)} replace />;
  return (
    <Page $narrow>
      <PageHeader
        eyebrow="Step 2 of 3"
        title="Payment Option"
        description="Choose your preferred payment method for the transaction."
        back={paths.invest(id)}
        backLabel="Amount"
      />
      <Card>
        <Options campaignGuid={id} />
      </Card>
    </Page>
  );
}

function Options({ campaignGuid }: { campaignGuid: string }) {
  const navigate = useNavigate();
  const { data: options, error, mutate, isValidating } = usePaymentOptions();
  const [gateway, setGateway] = useAtom(gatewayAtom);
  const [picked, setPicked] = useState<string>();

  if (!options && error)
    return (
      <ErrorState
        title="We couldn’t load the payment options"
        message={`${messageOf(error)} Your amount is saved.`}
        busy={isValidating}
        onRetry={() => void mutate()}
      />
    );
  if (!options) return <LoadingText />;

  // The previous choice if it is still offered, otherwise the first option (spec §2).
  const byGuid = (guid: string | undefined) =>
    options.find(({ productGuid }) => productGuid === guid);
  const chosen = byGuid(picked) ?? byGuid(gateway?.productGuid) ?? options[0];
  const proceed = () => {
    if (!chosen) return;
    setGateway(chosen);
    void navigate(paths.paymentReview(campaignGuid), { state: fromPayment });
  };
  return (
    <Stack $gap={5}>
      {options.length === 0 ? (
        <EmptyState
          action={
            <Button variant="secondary" size="sm" busy={isValidating} onClick={() => void mutate()}>
              Retry
            </Button>
          }
        >
          There is no way to pay right now. Your amount is saved.
        </EmptyState>
      ) : (
        <RadioCardList
          label="Payment method"
          value={chosen?.productGuid}
          onChange={setPicked}
          options={options.map((option) => ({
            value: option.productGuid,
            label: option.providerName || '--',
            description: option.productName,
            aside:
              option.providerCode === walletProviderCode ? null : <Badge>Not available yet</Badge>,
          }))}
        />
      )}
      <Button wide disabled={!chosen} onClick={proceed}>
        Continue
      </Button>
    </Stack>
  );
}

/** The payment options of the investor's partner (spec §7). */
function usePaymentOptions() {
  const partnerCode = useAtomValue(externalAtom)?.code ?? '';
  return useSWR<PaymentOption[]>(['payment-options', partnerCode], ([, code]: [string, string]) =>
    fetchPaymentOptions(code),
  );
}
