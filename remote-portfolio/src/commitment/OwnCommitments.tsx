import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { Load } from '@investor-portal/shared/ui/Load';
import { nestedFacts } from '../commitments/CampaignRowCard';
import { FactsList } from '../components/FactsRow';
import { NotIncluded, notIncluded } from '../components/not-included';
import { Section } from '../components/Section';
import { campaignRowOf, useOpenCommitments } from '../data/use-open-commitments';

/** The investor's commitments to one campaign. */
export function OwnCommitments({ campaignGuid }: { campaignGuid: string }) {
  return (
    <Load of={useOpenCommitments()} what="your commitments">
      {(all) => {
        const row = campaignRowOf(all, campaignGuid);
        const { unreadable } = all.campaigns;
        return (
          <Section title="Your commitments">
            {row && row.commitments.length > 0 ? (
              <FactsList rows={row.commitments.map((each) => nestedFacts(each, row))} />
            ) : unreadable > 0 ? (
              <NotIncluded>{notIncluded({ unreadable })}</NotIncluded>
            ) : (
              <EmptyState />
            )}
          </Section>
        );
      }}
    </Load>
  );
}
