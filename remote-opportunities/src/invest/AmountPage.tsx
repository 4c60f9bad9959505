import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { paths } from '@investor-portal/shared/routes/paths';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import { closedMessages, phaseOf } from '@investor-portal/shared/rules/offering-phase';
import { gatewayAtom, type UserDetails } from '@investor-portal/shared/session/session';
import { registrationStage } from '@investor-portal/shared/storage/registration-stage';
import { Page, Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { SegmentedProgress } from '@investor-portal/shared/ui/SegmentedProgress';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { CampaignGate } from '../campaign-data/CampaignGate';
import { ChangesNotice } from '../offering/Notices';
import { ClosedSteps } from '../offering/NextSteps';
import { termsOf } from '../offering/terms';
import { LazyReceiptNotice, useReceipts } from '../receipt/use-receipts';
import { SubmitBlockerNotice } from '../review/SubmitBlockerNotice';
import { useSubmit } from '../review/use-submit';
import { AmountCard } from './AmountCard';
import { useInvestment } from './use-investment';

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
    <Page>
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
    </Page>
  );
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
