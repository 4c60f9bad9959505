import { useTabParam } from '@investor-portal/shared/hooks/use-tab-param';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { Tabs } from '@investor-portal/shared/ui/Tabs';
import { CommitmentLists } from './CommitmentLists';

const tabs = [
  { value: 'investment', label: 'Investment Commitments', status: '' },
  { value: 'successful', label: 'Successful Commitments', status: 'Approved' },
] as const;

/** All of the investor's commitments, and the successful ones (spec §2 'Commitments listing'). */
export function CommitmentsPage() {
  usePageTitle('Investment Commitments');
  const [tab, setTab] = useTabParam('tab', ['investment', 'successful']);
  return (
    <Page>
      <PageHeader title="Investment Commitments" back={paths.portfolio} backLabel="Portfolio" />
      <Tabs
        label="Commitments"
        value={tab}
        onChange={setTab}
        items={tabs.map(({ value, label, status }) => ({
          value,
          label,
          content: <CommitmentLists key={value} name={label} status={status} />,
        }))}
      />
    </Page>
  );
}
