import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { useTabParam } from '@investor-portal/shared/hooks/use-tab-param';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { Tabs } from '@investor-portal/shared/ui/Tabs';
import { ReceiptNotice } from '../receipt/ReceiptNotice';
import { useReceipt } from '../receipt/use-receipt';
import { CampaignList } from './CampaignList';
import { rememberList } from './last-list';
import { campaignTabs } from './use-campaigns';

/** The campaigns one can invest in (spec §2 'Investment opportunities'); also shown to visitors (readings S3). */
export function OpportunitiesPage() {
  const [tab, setTab] = useTabParam('tab', campaignTabs);
  const { pathname, search } = useLocation();
  usePageTitle('Investment Opportunities');
  const { receipt, dismiss } = useReceipt();
  useEffect(() => rememberList(pathname + search), [pathname, search]);
  return (
    <Page>
      <PageHeader title="Investment Opportunities" />
      {receipt ? (
        <Above>
          <ReceiptNotice receipt={receipt} onDismiss={dismiss} />
        </Above>
      ) : null}
      <Tabs
        label="Order of the campaigns"
        value={tab}
        onChange={setTab}
        items={[
          {
            value: 'newest',
            label: 'Newest',
            content: <CampaignList tab="newest" label="Newest campaigns" />,
          },
          {
            value: 'expiring',
            label: 'Expiring Soon',
            content: <CampaignList tab="expiring" label="Campaigns expiring soon" />,
          },
        ]}
      />
    </Page>
  );
}

const Above = styled.div`
  margin-bottom: ${tokens.space[5]};
`;
