import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { RadioCardList } from '@investor-portal/shared/form/RadioCardList';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { gatewayAtom } from '@investor-portal/shared/session/session';
import { reveal } from '@investor-portal/shared/hooks/use-modal-dialog';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { Button } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { LargeAmount } from '@investor-portal/shared/ui/LargeAmount';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { ReadFailure, SmallRetry } from '@investor-portal/shared/ui/ErrorState';
import { PageContent, Stack, VisuallyHidden } from '@investor-portal/shared/ui/Layout';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { SegmentedProgress } from '@investor-portal/shared/ui/SegmentedProgress';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import type { PaymentOption } from '@investor-portal/shared/partner-api/contract/payments';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Money } from '@investor-portal/shared/ui/Money';
import { useInvestmentDraft } from '../investment-draft/investment-draft';
import { isUsable } from '../offering/amount';
import { NextSteps } from '../offering/NextSteps';
import { usePayment } from './use-investment';

/** 'Payment Option' (spec §2). Redirects to the amount if the investor has not entered one. */
export function PaymentOptionPage() {
  const { id = '' } = useParams();
  const { draft } = useInvestmentDraft(id);
  const navigate = useNavigate();
  const { response, payment } = usePayment(true);
  const { data: options, error, mutate, isValidating } = response;
  const setGateway = useSetAtom(gatewayAtom);
  const [picked, setPicked] = useState<string>();
  usePageTitle('Payment Option');
  if (!draft) return <Navigate to={paths.invest(id)} replace />;

  const usable = options?.filter(isUsable) ?? [];
  const unusable = options?.filter((each) => !isUsable(each)) ?? [];
  const chosen = options && (options.find(({ productGuid }) => productGuid === picked) ?? payment);
  const proceed = () => {
    if (!chosen) return;
    setGateway(chosen);
    void navigate(paths.paymentReview(id));
  };
  const cards = options ? (
    <>
      {usable.length === 0 ? (
        <EmptyState
          {...(unusable.length > 0 && { title: 'These options can’t be used for now' })}
          action={<SmallRetry busy={isValidating} onClick={() => void mutate()} />}
        >
          There is no way to pay right now. Your amount is saved.
        </EmptyState>
      ) : (
        <RadioCardList
          // The page's title says the same.
          label={<VisuallyHidden>Payment option</VisuallyHidden>}
          value={chosen?.productGuid}
          onChange={setPicked}
          options={usable.map(toWalletCard)}
        />
      )}
      {unusable.length > 0 ? (
        <Unusable>
          <RadioCardList
            label="Not available yet"
            hint="You can’t invest with these for now."
            value={chosen?.productGuid}
            onChange={setPicked}
            options={unusable.map(toCard)}
          />
        </Unusable>
      ) : null}
      <Button wide disabled={!chosen} onClick={proceed}>
        Continue
      </Button>
    </>
  ) : error ? (
    <ReadFailure
      title="We couldn’t load the payment options"
      response={response}
      more="Your amount is saved."
    />
  ) : (
    <LoadingText />
  );
  return (
    <PageContent $narrow>
      <PageHeader
        progress={<SegmentedProgress label="Steps to invest" current={2} total={3} />}
        title="Payment Option"
        description="Choose your preferred payment method for the transaction."
        back={paths.invest(id)}
        backLabel="Amount"
      />
      <Stack $gap={5}>
        <Card>
          <Stack $gap={5}>
            <LargeAmount
              label="Investment Amount"
              amount={draft.amount}
              currency={draft.terms.currencyCode}
            />
            {cards}
          </Stack>
        </Card>
        {/* The notice comes last, so that nothing moves under the pointer after a choice. */}
        {chosen && usable[0] && !isUsable(chosen) ? (
          <div ref={reveal}>
            <Notice
              tone="warning"
              live
              title={`You can’t invest with ${chosen.providerName || 'this option'} for now`}
            >
              <p>You can still look at the review, but it can’t be submitted.</p>
              <NextSteps>
                <Button
                  ref={transferFocus}
                  variant="secondary"
                  size="sm"
                  onClick={() => setPicked(usable[0]?.productGuid)}
                >
                  Use Wallet
                </Button>
              </NextSteps>
            </Notice>
          </div>
        ) : null}
      </Stack>
    </PageContent>
  );
}

const toCard = ({ productGuid, providerName, productName }: PaymentOption) => ({
  value: productGuid,
  label: providerName || productName || '--',
  description: providerName && productName,
});

/** The portal calls the wallet the same everywhere. Screen readers hear provider and product (spec §2). */
const toWalletCard = ({ productGuid, providerName, productName }: PaymentOption) => ({
  value: productGuid,
  label: <span aria-hidden="true">Wallet</span>,
  aside: <WalletBalance />,
  description: `${providerName || '--'} ${productName}`.trim(),
});

function WalletBalance() {
  const { data: user, error } = useUserDetails();
  // '--' would say that the balance is unknown, and would move aside for it.
  if (!user && !error) return null;
  const wallet = user?.walletDetails;
  return (
    <strong>
      <Money hideable amount={wallet?.balance} currency={wallet?.currencyCode} />
    </strong>
  );
}

/** Looks like a footnote, so that the eye stays on the option that can pay. */
const Unusable = styled.div`
  legend {
    color: ${tokens.colour['ink-soft']};
  }

  label:not(:has(:checked)) {
    background: none;
    color: ${tokens.colour['ink-soft']};
  }
`;
