import { Card } from '@investor-portal/shared/ui/Card';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { Load } from '@investor-portal/shared/ui/Load';
import { nestedFacts } from '../commitments/CampaignRowCard';

import { FactsRow, Rows } from '../components/FactsRow';
import { NotIncluded, notIncluded } from '../components/not-included';
import type { useOwnRow } from './use-own-row';

interface OwnCommitmentsProps {
  response: ReturnType<typeof useOwnRow>;
}

/** The investor's commitments to one campaign. */
export function OwnCommitments({ response }: OwnCommitmentsProps) {
  return (
    <Load of={response} what="your commitments">
      {({ row, unreadable }) => (
        <Card as="section" aria-labelledby="own-commitments">
          <SectionHeading id="own-commitments">Your commitments</SectionHeading>
          {row && row.commitments.length > 0 ? (
            <Rows>
              {row.commitments.map((commitment, index) => (
                <li key={`${commitment.guid} ${index}`}>
                  <FactsRow facts={nestedFacts(commitment, row)} />
                </li>
              ))}
            </Rows>
          ) : unreadable > 0 ? (
            <NotIncluded>{notIncluded({ unreadable })}</NotIncluded>
          ) : (
            <EmptyState />
          )}
        </Card>
      )}
    </Load>
  );
}
