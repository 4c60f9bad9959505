import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { useTabParam } from '@investor-portal/shared/hooks/use-tab-param';
import type { CommitmentAction } from '@investor-portal/shared/rules/commitment-can';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { ActionsMenu } from '@investor-portal/shared/ui/ActionsMenu';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { Page } from '@investor-portal/shared/ui/Layout';
import { Tabs } from '@investor-portal/shared/ui/Tabs';
import { useCampaign, useCommitment } from '../data/use-commitment';
import { AsyncSection } from '../components/AsyncSection';
import { useFocusHeading } from '../components/use-focus-heading';
import { offeredActions } from './action-window';
import { actionMessages } from './action-messages';
import { campaignIdOf } from './campaign-names';
import { CommitmentDetails } from './CommitmentDetails';
import { CommitmentHeader } from './CommitmentHeader';
import { ConfirmAction } from './ConfirmAction';
import { PublishView } from './PublishView';

/** A commitment on its own route (spec §2 'Commitment detail'). */
export function CommitmentPage() {
  const { id = '', camGuid = '' } = useParams();
  const commitmentResponse = useCommitment(id);
  // Loaded in parallel with the commitment. Once that is loaded, it names its campaign; the URL might be wrong.
  const campaignGuid = commitmentResponse.data?.campaignGuid || camGuid;
  const campaignResponse = useCampaign(campaignGuid);
  const [tab, setTab] = useTabParam('tab', ['details', 'publish']);
  const [asking, setAsking] = useState<CommitmentAction>();
  const focusHeading = useFocusHeading();
  const now = useNow();
  const commitment = commitmentResponse.data;
  const campaign = campaignResponse.data;
  const offered = commitment ? offeredActions(commitment, campaign, now) : [];

  return (
    <Page>
      <CommitmentHeader
        campaignId={campaign ? campaignIdOf(campaign) : commitment?.campaignCode}
        issuerName={commitment?.nameOfIssuer || (campaign && issuerNameOf(campaign))}
        actions={
          commitment ? (
            <ActionsMenu
              actions={offered.map((action) => ({
                label: actionMessages(action, commitment).label,
                danger: action === 'cancel',
                onSelect: () => setAsking(action),
              }))}
            />
          ) : null
        }
      />
      <Tabs
        label="Commitment"
        value={tab}
        onChange={setTab}
        items={[
          {
            value: 'publish',
            label: 'Publish View',
            content: (
              <IssuerView
                commitmentResponse={commitmentResponse}
                campaignResponse={campaignResponse}
              />
            ),
          },
          {
            value: 'details',
            label: 'Commitment Details',
            content: (
              <AsyncSection
                response={commitmentResponse}
                failure="The commitment could not be loaded"
              >
                {(loaded) => (
                  <CommitmentDetails
                    commitment={loaded}
                    campaignResponse={campaignResponse}
                    offered={offered}
                    onAsk={setAsking}
                  />
                )}
              </AsyncSection>
            ),
          },
        ]}
      />
      {asking && commitment ? (
        <ConfirmAction
          action={asking}
          commitment={commitment}
          campaignGuid={campaignGuid}
          campaign={campaign}
          onClose={() => setAsking(undefined)}
          onDone={() => {
            setAsking(undefined);
            focusHeading();
          }}
        />
      ) : null}
    </Page>
  );
}

interface IssuerViewProps {
  commitmentResponse: ReturnType<typeof useCommitment>;
  campaignResponse: ReturnType<typeof useCampaign>;
}

/** The Publish View of the issuer named by the campaign or the commitment; empty only if neither names one. */
function IssuerView({ commitmentResponse, campaignResponse }: IssuerViewProps) {
  const issuerGuid = campaignResponse.data?.issuerGuid || commitmentResponse.data?.issuerGuid;
  if (issuerGuid) return <PublishView issuerGuid={issuerGuid} />;
  return (
    <AsyncSection response={commitmentResponse} failure="The commitment could not be loaded">
      {() => (
        <AsyncSection response={campaignResponse} failure="The campaign could not be loaded">
          {() => <EmptyState />}
        </AsyncSection>
      )}
    </AsyncSection>
  );
}
