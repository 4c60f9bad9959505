import { useAtomValue } from 'jotai';
import { useEffect, useState, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Bookmark, Search } from 'lucide-react';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { useTabParam } from '@investor-portal/shared/hooks/use-tab-param';
import { paths } from '@investor-portal/shared/routes/paths';
import { accessTokenAtom, externalAtom } from '@investor-portal/shared/session/session';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { Tabs } from '@investor-portal/shared/ui/Tabs';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { media } from '@investor-portal/shared/theme/media';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { hasJustRegistered } from '@investor-portal/shared/routes/registered-state';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import { Button } from '@investor-portal/shared/ui/Button';
import { Notice } from '@investor-portal/shared/ui/Notice';
import {
  campaignTabs,
  rememberListPath,
  tabScrollKey,
  useCampaigns,
  type CampaignTab,
} from '../campaign-data/use-campaign-lists';
import { LazyReceiptNotice, useReceipt } from '../receipt/receipt';
import { LazyFindCampaigns } from '../find/lazy-find';
import { AboveList, CampaignCards, ListPage } from '../cards/CampaignCards';
import { NextSteps } from '../offering/NextSteps';

/** The two lists of campaigns (spec §2), which visitors without a session see too (readings S3). */
export function OpportunitiesPage() {
  const [tab, setTab] = useTabParam('tab', campaignTabs);
  const { pathname, search } = useLocation();
  usePageTitle('Investment Opportunities');
  const visitor = useAtomValue(accessTokenAtom) === '' && pathname === paths.publicOpportunities;
  const { receipt, dismiss } = useReceipt();
  const searching = useSearchParams()[0].has('search');
  // The focus moves to the search field, and later back to the link that opened the search.
  const [searched, setSearched] = useState(false);
  useEffect(() => rememberListPath(pathname + search), [pathname, search]);
  return (
    <ListPage>
      <PageHeader
        title="Investment Opportunities"
        actions={
          visitor ? (
            <LinkButton variant="secondary" size="sm" to={paths.acceptance}>
              Sign in to invest
            </LinkButton>
          ) : undefined
        }
      />
      {receipt ? (
        <AboveList>
          <LazyReceiptNotice receipt={receipt} onDismiss={dismiss} />
        </AboveList>
      ) : null}
      <RegisteredNotice />
      {searching ? (
        <LazyFindCampaigns takesFocus={searched} />
      ) : (
        <Tabs
          label="Campaign lists"
          value={tab}
          onChange={setTab}
          panelTabStop={false}
          aside={<ListTools takesFocus={searched} onSearch={() => setSearched(true)} />}
          items={campaignTabs.map((value) => ({
            value,
            label: lists[value].label,
            content: <CampaignList tab={value} />,
          }))}
        />
      )}
    </ListPage>
  );
}

const lists = {
  newest: { label: 'Newest', name: 'Newest campaigns' },
  expiring: { label: 'Expiring Soon', name: 'Campaigns expiring soon' },
};

function CampaignList({ tab }: { tab: CampaignTab }) {
  return (
    <CampaignCards
      list={useCampaigns(tab)}
      label={lists[tab].name}
      empty={<NoCampaigns tab={tab} />}
      scrollKey={tabScrollKey(tab)}
    />
  );
}

function NoCampaigns({ tab }: { tab: CampaignTab }) {
  const { pathname } = useLocation();
  if (tab === 'newest') return <EmptyState>New campaigns appear here when they open.</EmptyState>;
  return (
    <EmptyState
      action={
        <LinkButton variant="secondary" to={pathname}>
          View the newest campaigns
        </LinkButton>
      }
    >
      No open campaign is about to end.
    </EmptyState>
  );
}

/** @param takesFocus whether the investor comes back from a search. */
function ListTools({ takesFocus, onSearch }: { takesFocus: boolean; onSearch: () => void }) {
  const { pathname, search } = useLocation();
  const signedIn = useAtomValue(accessTokenAtom) !== '';
  const tools = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) tools.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [takesFocus]);
  const searchAddress = `${pathname}${search}${search === '' ? '?' : '&'}search=`;
  return (
    <Tools ref={tools}>
      <LinkButton
        variant="quiet"
        size="sm"
        icon={<Search aria-hidden="true" />}
        to={searchAddress}
        onClick={onSearch}
        aria-label="Search campaigns"
      >
        <WideText>Search</WideText>
      </LinkButton>
      {signedIn ? (
        <LinkButton
          variant="quiet"
          size="sm"
          icon={<Bookmark aria-hidden="true" />}
          to={paths.watchlist}
          aria-label="Watchlist"
        >
          <WideText>Watchlist</WideText>
        </LinkButton>
      ) : null}
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  flex: none;
`;

const WideText = styled.span`
  ${media.phone} {
    display: none;
  }
`;

/** Tells a new investor what to do next. The toast is gone by then, so this notice stays until it is dismissed. */
function RegisteredNotice() {
  const owner = useAtomValue(externalAtom)?.externalReferenceCode;
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // A change of the tab replaces the navigation state, so the first state is kept here.
  const [initialState, setInitialState] = useState<unknown>(state);
  const dismiss = () => {
    setInitialState(null);
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true });
  };
  return hasJustRegistered(initialState, owner) ? <WhatIsNext onDismiss={dismiss} /> : null;
}

/** The API may accept a registration and open the investment account later. */
function WhatIsNext({ onDismiss }: { onDismiss: () => void }) {
  const { data: user } = useUserDetails({ revalidateIfStale: false });
  const canInvest = isRegistered(user);
  return (
    <AboveList>
      <Notice
        tone="success"
        title={canInvest ? 'You can invest now' : 'We’ve received your registration'}
      >
        <p>
          {canInvest
            ? 'Choose a campaign below. Your wallet, which you invest from, and your tier are on your profile.'
            : 'You can invest once your investment account is open. Until then, look at the campaigns below.'}
        </p>
        <NextSteps>
          <LinkButton variant="secondary" size="sm" to={paths.profile}>
            Go to your profile
          </LinkButton>
          <Button ref={transferFocus} variant="quiet" size="sm" onClick={onDismiss}>
            Dismiss
          </Button>
        </NextSteps>
      </Notice>
    </AboveList>
  );
}
