import { useParams } from 'react-router-dom';
import { useTabParam } from '@investor-portal/shared/hooks/use-tab-param';
import { Page, Stack } from '@investor-portal/shared/ui/Layout';
import { Tabs } from '@investor-portal/shared/ui/Tabs';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { useCampaign } from '../data/use-commitment';
import { AsyncSection } from '../components/AsyncSection';
import { PublishView } from './PublishView';
import { campaignIdOf } from './campaign-names';
import { CommitmentHeader } from './CommitmentHeader';
import { OwnCommitments } from './OwnCommitments';

/** The detail on the campaign route: only the Publish View, without actions (spec §2). */
export function CampaignCommitmentsPage() {
  const { camGuid = '' } = useParams();
  const response = useCampaign(camGuid);
  const campaign = response.data;
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
              <AsyncSection response={response} failure="The campaign could not be loaded">
                {(loaded) => (
                  <Stack $gap={4}>
                    <OwnCommitments campaign={loaded} />
                    <PublishView issuerGuid={loaded.issuerGuid} />
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
