import { useAtomValue } from 'jotai';
import { useEffect, useState, useRef } from 'react';
import { useLocation, useSearchParams, Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Bookmark, Search } from 'lucide-react';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { useTabParam } from '@investor-portal/shared/hooks/use-tab-param';
import { paths } from '@investor-portal/shared/routes/paths';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { Tabs } from '@investor-portal/shared/ui/Tabs';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { media } from '@investor-portal/shared/theme/media';
import {
  campaignTabs,
  rememberListPath,
  tabScrollKey,
  useCampaigns,
  type CampaignTab,
} from '../campaign-data/use-campaign-lists';
import { LazyReceiptNotice, useReceipt } from '../receipt/use-receipts';
import { LazyFindCampaigns } from '../find/lazy-find';
import { CampaignCards } from '../cards/CampaignCards';
import { AboveList, ListPage } from '../cards/ListPage';
import { RegisteredNotice } from './RegisteredNotice';

interface OpportunitiesPageProps {
  preloadNext: () => void;
}

/**
 * The two lists of campaigns (spec §2 'Investment opportunities'). Visitors without a session see them too (readings S3).
 */
export function OpportunitiesPage({ preloadNext }: OpportunitiesPageProps) {
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
        <LazyFindCampaigns preloadNext={preloadNext} takesFocus={searched} />
      ) : (
        <Tabs
          label="Campaign lists"
          value={tab}
          onChange={setTab}
          panelTabStop={false}
          aside={<ListTools takesFocus={searched} onSearch={() => setSearched(true)} />}
          items={[
            {
              value: 'newest',
              label: 'Newest',
              content: (
                <CampaignList tab="newest" label="Newest campaigns" preloadNext={preloadNext} />
              ),
            },
            {
              value: 'expiring',
              label: 'Expiring Soon',
              content: (
                <CampaignList
                  tab="expiring"
                  label="Campaigns expiring soon"
                  preloadNext={preloadNext}
                />
              ),
            },
          ]}
        />
      )}
    </ListPage>
  );
}

interface CampaignListProps {
  tab: CampaignTab;
  label: string;
  preloadNext: () => void;
}

function CampaignList({ tab, ...props }: CampaignListProps) {
  const list = useCampaigns(tab);
  return (
    <CampaignCards
      list={list}
      empty={<NoCampaigns tab={tab} />}
      scrollKey={tabScrollKey(tab)}
      {...props}
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

interface ListToolsProps {
  /** Whether the investor comes back from a search. */
  takesFocus: boolean;
  onSearch: () => void;
}

function ListTools({ takesFocus, onSearch }: ListToolsProps) {
  const { pathname, search } = useLocation();
  const signedIn = useAtomValue(accessTokenAtom) !== '';
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const searchAddress = `${pathname}${search}${search === '' ? '?' : '&'}search=`;
  return (
    <Tools>
      <Tool ref={link} to={searchAddress} onClick={onSearch} aria-label="Search campaigns">
        <Search aria-hidden="true" size={20} />
        <span>Search</span>
      </Tool>
      {signedIn ? (
        <Tool to={paths.watchlist} aria-label="Watchlist">
          <Bookmark aria-hidden="true" size={20} />
          <span>Watchlist</span>
        </Tool>
      ) : null}
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  flex: none;
`;

const Tool = styled(Link)`
  display: inline-flex;
  gap: ${tokens.space[2]};
  align-items: center;
  justify-content: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
  border-radius: ${tokens.radius.sm};
  color: ${tokens.colour['accent-text']};
  font-size: ${tokens.text.sm};
  font-weight: 600;
  text-decoration: none;

  > span {
    display: none;
  }

  ${media.hover} {
    &:hover {
      background: ${tokens.colour['accent-soft']};
    }
  }

  ${media.tablet} {
    padding-inline: ${tokens.space[3]};

    > span {
      display: inline;
    }
  }
`;
