import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { nestedFacts } from '../commitments/NestedCommitment';
import { NotIncluded, notIncluded } from '../components/not-included';
import { AsyncSection } from '../components/AsyncSection';
import type { useOwnRow } from './use-own-row';

interface OwnCommitmentsProps {
  response: ReturnType<typeof useOwnRow>;
}

/** The investor's commitments to one campaign. */
export function OwnCommitments({ response }: OwnCommitmentsProps) {
  return (
    <AsyncSection response={response} what="your commitments">
      {({ row, unreadable }) => (
        <Card as="section" aria-labelledby="own-commitments">
          <SectionHeading id="own-commitments">Your commitments</SectionHeading>
          {row && row.commitments.length > 0 ? (
            <Rows>
              {row.commitments.map((commitment, index) => (
                <li key={`${commitment.guid} ${index}`}>
                  <DataList items={nestedFacts({ commitment, campaign: row })} />
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
    </AsyncSection>
  );
}

/* The lines of a list of facts are as thin as the line between two commitments, so that line needs room. */
const Rows = styled.ul`
  list-style: none;

  li + li {
    margin-top: ${tokens.space[5]};
    padding-top: ${tokens.space[5]};
    border-top: 1px solid ${tokens.colour['line-strong']};
  }
`;
