import { useSetAtom } from 'jotai';
import { useState, type ReactNode } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { RadioCardList } from '@investor-portal/shared/form/RadioCardList';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { gatewayAtom } from '@investor-portal/shared/session/session';
import { reveal } from '@investor-portal/shared/hooks/use-modal-dialog';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { Button } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { ReadFailure, SmallRetry } from '@investor-portal/shared/ui/ErrorState';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { Page, Stack } from '@investor-portal/shared/ui/Layout';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { SegmentedProgress } from '@investor-portal/shared/ui/SegmentedProgress';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { useInvestmentDraft } from '../investment-draft/investment-draft';
import { LargeAmount } from '../offering/LargeAmount';
import { NextSteps } from '../offering/NextSteps';
import { toCard, toWalletCard, Unusable, Usable } from './payment-cards';
import { isUsable, usePayment } from './use-payment';

/** 'Payment Option' (spec §2). Redirects to the amount if the investor has not entered one. */
export function PaymentOptionPage() {
  const { id = '' } = useParams();
  const { draft } = useInvestmentDraft(id);
  usePageTitle('Payment Option');
  if (!draft) return <Navigate to={paths.invest(id)} replace />;
  return (
    <Page $narrow>
      <PageHeader
        eyebrow={<SegmentedProgress label="Steps to invest" current={2} total={3} />}
        title="Payment Option"
        description="Choose your preferred payment method for the transaction."
        back={paths.invest(id)}
        backLabel="Amount"
      />
      <Options
        campaignGuid={id}
        amount={
          <LargeAmount>
            <DataList
              items={[
                {
                  label: 'Investment Amount',
                  value: `${draft.terms.currencyCode || runtimeConfig().currency} ${formatCentavos(draft.amount)}`,
                },
              ]}
            />
          </LargeAmount>
        }
      />
    </Page>
  );
}

interface OptionsProps {
  campaignGuid: string;
  /** The investment amount, shown above the options. */
  amount: ReactNode;
}

function Options({ campaignGuid, amount }: OptionsProps) {
  const navigate = useNavigate();
  const { response, payment } = usePayment(true);
  const { data: options, error, mutate, isValidating } = response;
  const setGateway = useSetAtom(gatewayAtom);
  const [picked, setPicked] = useState<string>();

  if (!options)
    return (
      <Card>
        <Stack $gap={5}>
          {amount}
          {error ? (
            <ReadFailure
              title="We couldn’t load the payment options"
              response={response}
              more="Your amount is saved."
            />
          ) : (
            <LoadingText />
          )}
        </Stack>
      </Card>
    );

  const [usable, unusable] = [options.filter(isUsable), options.filter((each) => !isUsable(each))];
  const chosen = options.find(({ productGuid }) => productGuid === picked) ?? payment;
  const proceed = () => {
    if (!chosen) return;
    setGateway(chosen);
    void navigate(paths.paymentReview(campaignGuid));
  };
  return (
    <Stack $gap={5}>
      <Card>
        <Stack $gap={5}>
          {amount}
          {usable.length === 0 ? (
            <EmptyState
              {...(unusable.length > 0 && { title: 'These options can’t be used for now' })}
              action={<SmallRetry busy={isValidating} onClick={() => void mutate()} />}
            >
              There is no way to pay right now. Your amount is saved.
            </EmptyState>
          ) : (
            <Usable>
              <RadioCardList
                label="Payment option"
                value={chosen?.productGuid}
                onChange={setPicked}
                options={usable.map(toWalletCard)}
              />
            </Usable>
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
  );
}
