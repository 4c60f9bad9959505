import type { ComponentProps } from 'react';
import { useTabParam } from '@investor-portal/shared/hooks/use-tab-param';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { Tabs } from '@investor-portal/shared/ui/Tabs';
import { CommitmentLists } from './CommitmentLists';

const investment = 'Investment Commitments';
const successful = 'Successful Commitments';

type CommitmentsPageProps = Pick<
  ComponentProps<typeof CommitmentLists>,
  'preloadCommitment' | 'actionsOf'
>;

/** All of the investor's commitments, and the successful ones (spec §2 'Commitments listing'). */
export function CommitmentsPage({ preloadCommitment, actionsOf }: CommitmentsPageProps) {
  usePageTitle(investment);
  const [tab, setTab] = useTabParam('tab', ['investment', 'successful']);
  return (
    <Page>
      <PageHeader title={investment} back={paths.portfolio} backLabel="Portfolio" />
      <Tabs
        label="Commitments"
        value={tab}
        onChange={setTab}
        items={[
          {
            value: 'investment',
            label: investment,
            content: (
              <CommitmentLists
                key="investment"
                name={investment}
                status=""
                preloadCommitment={preloadCommitment}
                actionsOf={actionsOf}
              />
            ),
          },
          {
            value: 'successful',
            label: successful,
            content: (
              <CommitmentLists
                key="successful"
                name={successful}
                status="Approved"
                preloadCommitment={preloadCommitment}
                actionsOf={actionsOf}
              />
            ),
          },
        ]}
      />
    </Page>
  );
}
