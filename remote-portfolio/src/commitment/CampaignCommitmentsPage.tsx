import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useTabParam } from '@investor-portal/shared/hooks/use-tab-param';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { PageContent } from '@investor-portal/shared/ui/Layout';
import { LoadingCard } from '@investor-portal/shared/ui/LoadingText';
import { Tabs } from '@investor-portal/shared/ui/Tabs';
import { paths } from '@investor-portal/shared/routes/paths';
import { useCampaign } from '@investor-portal/shared/hooks/use-detail';
import { isMissing, NotFound } from '@investor-portal/shared/ui/MessagePage';
import { Load } from '@investor-portal/shared/ui/Load';
import { nestedFacts } from '../commitments/CampaignRowCard';
import { FactsList } from '../components/FactsRow';
import { NotIncluded, notIncluded } from '../components/not-included';
import { Section } from '../components/Sections';
import { campaignRowOf, useOpenCommitments } from '../data/use-open-commitments';
import { CommitmentHeader } from './CommitmentHeader';
import { PublishView } from './LazyPublishView';

/** The detail on the campaign route. It has only the Publish View and no actions (spec §2). */
export function CampaignCommitmentsPage() {
  const { camGuid = '' } = useParams();
  const response = useCampaign(camGuid);
  const own = useOpenCommitments();
  const settled = own.data !== undefined || Boolean(own.error);
  // The header's facts may wrap, so they appear together and with the content below (decision 46).
  const campaign = settled ? response.data : undefined;
  // The Publish View is loaded in parallel with the campaign.
  useEffect(() => void PublishView.preload(), []);
  const [tab, setTab] = useTabParam('tab', ['publish']);
  if (isMissing(response))
    return (
      <NotFound
        title="Campaign not found"
        list={paths.commitments}
        listLabel="Investment Commitments"
      />
    );
  return (
    <PageContent>
      <CommitmentHeader
        campaignGuid={camGuid}
        campaign={campaign}
        row={campaign && own.data && campaignRowOf(own.data, camGuid)}
      />
      {campaign === undefined && !response.error ? (
        <LoadingCard />
      ) : (
        <Tabs
          label="Commitment"
          value={tab}
          onChange={setTab}
          items={[
            {
              value: 'publish',
              label: 'Publish View',
              content: (
                <Load of={response} what="the campaign">
                  {(loaded) => (
                    <PublishView
                      guids={{ campaign: loaded.guid, issuer: loaded.issuerGuid }}
                      own={<OwnCommitments campaignGuid={camGuid} />}
                    />
                  )}
                </Load>
              ),
            },
          ]}
        />
      )}
    </PageContent>
  );
}

function OwnCommitments({ campaignGuid }: { campaignGuid: string }) {
  return (
    <Load of={useOpenCommitments()} what="your commitments">
      {(all) => {
        const row = campaignRowOf(all, campaignGuid);
        // The commitments may be in a row that could not be read.
        const missing = notIncluded(all.campaigns);
        return (
          <Section title="Your commitments">
            <FactsList
              rows={row?.commitments.map((each) => nestedFacts(each, row)) ?? []}
              empty={missing ? <NotIncluded>{missing}</NotIncluded> : <EmptyState />}
            />
          </Section>
        );
      }}
    </Load>
  );
}
