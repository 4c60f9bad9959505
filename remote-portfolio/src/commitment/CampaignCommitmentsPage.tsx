import { useParams } from 'react-router-dom';
import { useTabParam } from '@investor-portal/shared/hooks/use-tab-param';
import { Page, Stack } from '@investor-portal/shared/ui/Layout';
import { Tabs } from '@investor-portal/shared/ui/Tabs';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { useCampaign } from '../data/use-commitment';
import { AsyncSection } from '../components/AsyncSection';
import { PublishView } from '../publish-view/PublishView';
import { campaignIdOf } from './campaign-names';
import { CommitmentHeader } from './CommitmentHeader';
import { OwnCommitments } from './OwnCommitments';

/** The detail opened through its campaign: the Publish View alone, and no actions (spec §2). */
export function CampaignCommitmentsPage() {
  const { camGuid = '' } = useParams();
  const read = useCampaign(camGuid);
  const campaign = read.data;
  const [tab, setTab] = useTabParam('tab', ['publish']);
  return (
    <Page>
      <CommitmentHeader
        campaignId={campaign && campaignIdOf(campaign)}
        issuerName={campaign && issuerNameOf(campaign)}
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
              <AsyncSection read={read} failure="The campaign could not be loaded">
                {(shown) => (
                  <Stack $gap={4}>
                    <OwnCommitments campaign={shown} />
                    <PublishView issuerGuid={shown.issuerGuid} />
                  </Stack>
                )}
              </AsyncSection>
            ),
          },
        ]}
      />
    </Page>
  );
}
