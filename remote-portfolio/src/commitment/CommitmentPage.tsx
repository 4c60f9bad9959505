import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { useTabParam } from '@investor-portal/shared/hooks/use-tab-param';
import type { CommitmentAction } from '@investor-portal/shared/rules/commitment-can';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { ActionsMenu } from '@investor-portal/shared/ui/ActionsMenu';
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
import { IssuerView } from './IssuerView';

/** One commitment (spec §2 'Commitment detail'), opened as itself. */
export function CommitmentPage() {
  const { id = '', camGuid = '' } = useParams();
  const commitmentRead = useCommitment(id);
  // Read beside the commitment; which campaign it belongs to the commitment itself says, not the address.
  const campaignGuid = commitmentRead.data?.campaignGuid || camGuid;
  const campaignRead = useCampaign(campaignGuid);
  const [tab, setTab] = useTabParam('tab', ['details', 'publish']);
  const [asking, setAsking] = useState<CommitmentAction>();
  const focusHeading = useFocusHeading();
  const now = useNow();
  const commitment = commitmentRead.data;
  const campaign = campaignRead.data;
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
            content: <IssuerView commitmentRead={commitmentRead} campaignRead={campaignRead} />,
          },
          {
            value: 'details',
            label: 'Commitment Details',
            content: (
              <AsyncSection read={commitmentRead} failure="The commitment could not be loaded">
                {(read) => (
                  <CommitmentDetails
                    commitment={read}
                    campaignRead={campaignRead}
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
