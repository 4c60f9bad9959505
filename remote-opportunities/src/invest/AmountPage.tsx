import { useAtomValue } from 'jotai';
import { useId, useState, type SubmitEvent } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { MoneyField } from '@investor-portal/shared/form/MoneyField';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { paths } from '@investor-portal/shared/routes/paths';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import {
  type Centavos,
  formatCentavos,
  formatMoney,
  toCentavos,
} from '@investor-portal/shared/rules/money';
import { closedMessages, phaseOf } from '@investor-portal/shared/rules/offering-phase';
import { gatewayAtom, type UserDetails } from '@investor-portal/shared/session/session';
import { registrationStage } from '@investor-portal/shared/storage/registration-stage';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { PageContent, SmallText, Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { SegmentedProgress } from '@investor-portal/shared/ui/SegmentedProgress';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { CampaignGate } from '../campaign-data/CampaignGate';
import { ClosedSteps, InvestBar } from '../offering/InvestBar';
import { ChangesNotice } from '../offering/Notices';
import { termsOf } from '../offering/terms';
import { LazyReceiptNotice, useReceipts } from '../receipt/receipt';
import { SubmitBlockerNotice } from '../review/SubmitFailure';
import { useSubmit } from '../review/use-submit';
import { Oversubscription, Purchase, PurchaseFacts } from './Purchase';
import { Caps, Rest, StartingAmounts } from './Suggestions';
import { useInvestment, type Investment } from './use-investment';

/** 'Invest Now' (spec §2). */
export function AmountPage() {
  const { id = '' } = useParams();
  return (
    <CampaignGate guid={id} key={id}>
      {(campaign) => <AmountScreen campaign={campaign} />}
    </CampaignGate>
  );
}

function AmountScreen({ campaign }: { campaign: Campaign }) {
  const navigate = useNavigate();
  const payment = useAtomValue(gatewayAtom);
  const { madeAfterLeaving, remove } = useReceipts();
  const receipt = madeAfterLeaving.find(({ campaignGuid }) => campaignGuid === campaign.guid);
  const [termsAtOpening] = useState(() => termsOf(campaign));
  const now = useNow(1_000);
  const issuer = issuerOrCode(campaign);
  usePageTitle(`Invest in ${issuer}`);

  const closedMessage = closedMessages[phaseOf(campaign, now)];
  const investment = useInvestment(campaign, closedMessage !== null);
  const { draft, user, reread } = investment;
  return (
    <PageContent>
      <PageHeader
        progress={<SegmentedProgress label="Steps to invest" current={1} total={3} />}
        title={`Invest in ${issuer}`}
        back={paths.campaign(campaign.guid)}
        backLabel="Campaign"
      />
      <Stack $gap={4}>
        <ChangesNotice
          before={termsAtOpening}
          after={termsOf(campaign)}
          title="The campaign has changed"
        />
        {receipt ? (
          <LazyReceiptNotice
            receipt={receipt}
            next="If you invest again, this will be a second commitment."
            onDismiss={() => remove(receipt)}
          />
        ) : null}
        {draft && payment ? (
          <SubmissionNotice
            campaign={campaign}
            draft={draft}
            payment={payment}
            user={user}
            onDraftChange={reread}
          />
        ) : null}
        {user ? <RegistrationNotice user={user} /> : null}
        {closedMessage ? (
          <Notice tone="warning" title={closedMessage}>
            <ClosedSteps campaign={campaign} now={now} />
          </Notice>
        ) : null}
        <AmountCard
          investment={investment}
          onInvest={() => void navigate(paths.payment(campaign.guid))}
        />
      </Stack>
    </PageContent>
  );
}

/** @param props.onInvest is called once the amount is saved. */
export function AmountCard(props: { investment: Investment; onInvest: () => void }) {
  const { investment, onInvest } = props;
  const { campaign, closed, validAmount, maximum } = investment;
  const left = useId();
  const hasRoom = !closed && maximum?.left !== 0;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (investment.save()) onInvest();
  };

  return (
    <Form onSubmit={submit} noValidate>
      <Card>
        <Stack $gap={5}>
          <MoneyField
            name="amount"
            label="Amount"
            currency={campaign.currencyCode}
            hint={limitsHint(campaign)}
            aria-describedby={maximum ? left : undefined}
            error={investment.shownError}
            required
            large
            disabled={closed}
            value={investment.text}
            onChange={(event) => investment.type(event.target.value)}
            onBlur={investment.visit}
          />
          {hasRoom ? <StartingAmounts investment={investment} /> : null}
          {hasRoom ? <Rest investment={investment} /> : null}
          {closed ? null : <Caps investment={investment} />}
          <InvestBar facts={<PurchaseFacts campaign={campaign} amount={validAmount} />}>
            <Button type="submit" disabled={closed || investment.error !== null}>
              Invest
            </Button>
          </InvestBar>
        </Stack>
      </Card>
      <Card>
        <Stack $gap={4}>
          <Purchase {...investment} />
          {closed ? null : <Oversubscription campaign={campaign} amount={validAmount} />}
          {/* This sentence arrives late, so it comes last, where nothing is below it. */}
          {maximum ? (
            <SmallText id={left}>
              <NoWrap hideable>{maximumSentence(maximum, campaign.currencyCode)}</NoWrap>
            </SmallText>
          ) : null}
        </Stack>
      </Card>
    </Form>
  );
}

/** The button to invest ends the first card, and the second one has what the investor may want to know before. */
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 24rem;
    gap: ${tokens.space[6]};
    align-items: start;
  }
`;

function limitsHint(campaign: Campaign): string {
  const { currencyCode, minAmountPerInvestor: min, maxAmountPerInvestor: max } = campaign;
  const limits = [
    (toCentavos(min) ?? 0) > 0 ? `at least ${formatMoney(min, currencyCode)}` : '',
    (toCentavos(max) ?? 0) > 0 ? `at most ${formatMoney(max, currencyCode)}` : '',
  ];
  return limits.filter(Boolean).join(', ').replace(/^a/, 'A');
}

function maximumSentence(maximum: NonNullable<Investment['maximum']>, currency: string) {
  const inCurrency = (amount: Centavos) => `${currency} ${formatCentavos(amount)}`;
  return `You have committed ${inCurrency(maximum.committed)}, so ${inCurrency(maximum.left)} is left of the maximum.`;
}

function RegistrationNotice({ user }: { user: UserDetails }) {
  const stage = registrationStage(user);
  if (stage === 'registered') return null;
  if (stage === 'received')
    return (
      <Notice tone="info" title="We’ve received your registration">
        You can invest once your investment account is open.
      </Notice>
    );
  return (
    <Notice tone="info" title="Your registration is not complete">
      <span>You need an investment account to invest. </span>
      <TextLink to={paths.registration}>Complete your registration</TextLink>
    </Notice>
  );
}

/** Shows the outcome of a submission when the investor has left the review with Back. Sends no write. */
function SubmissionNotice(props: Omit<Parameters<typeof useSubmit>[0], 'onCommitted'>) {
  const { campaign, user } = props;
  const { busy, blocker, check } = useSubmit(props);
  if (busy)
    return (
      // After Check again, the focus is here until the outcome replaces this notice.
      <div ref={transferFocus}>
        <Notice tone="info" live title="Checking whether your commitment was made…" />
      </div>
    );
  if (!blocker) return null;
  return (
    <SubmitBlockerNotice
      blocker={blocker}
      campaign={campaign}
      user={user}
      missing={null}
      closed={false}
      onCheck={check}
    />
  );
}
