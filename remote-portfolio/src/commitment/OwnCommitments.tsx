import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { nestedFacts } from '../commitments/NestedCommitment';
import { isSameId } from '@investor-portal/shared/partner-api/client/call';
import { readCampaignRows } from '@investor-portal/shared/partner-api/reading/commitment-lists';
import { useInvestorData } from '../data/use-investor';
import { NotIncluded, notIncluded } from '../components/not-included';
import { AsyncSection } from '../components/AsyncSection';
import { PublishColumns } from './Cards.styled';
import { commitmentsByCampaignCall } from '@investor-portal/shared/partner-api/contract/commitments';
import { dataKey } from '@investor-portal/shared/partner-api/reading/data-key';

interface OwnCommitmentsProps {
  campaign: Campaign;
  /** Shown once the number of commitments above is known, so that nothing moves (decision 46). */
  children: ReactNode;
}

export function OwnCommitments({ campaign, children }: OwnCommitmentsProps) {
  const { guid, campaignCode } = campaign;
  const response = useInvestorData(
    dataKey(commitmentsByCampaignCall, guid),
    async (investorAccountId) => {
      const read = async (search: string) => {
        const { rows, unreadable } = await readCampaignRows(investorAccountId, { search });
        return { row: rows.find((row) => isSameId(row.guid, guid)), unreadable };
      };
      // The search only narrows the list. The specification does not say that it looks into campaign codes.
      const found = await read(campaignCode);
      return found.row || !campaignCode ? found : read('');
    },
  );
  const settled = response.data !== undefined || Boolean(response.error);
  return (
    <PublishColumns>
      <div data-side="">
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
      </div>
      {settled ? children : null}
    </PublishColumns>
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
