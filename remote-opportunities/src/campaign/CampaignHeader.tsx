import { MapPin, ArrowDown } from 'lucide-react';
import { styled } from 'styled-components';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { FileAvatar } from '@investor-portal/shared/ui/picture/FileImage';
import { SmallText } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { campaignModulesId } from '@investor-portal/shared/routes/paths';
import { getLastList } from '../campaign-data/use-campaign-lists';

export function CampaignHeader({ campaign, issuer }: { campaign: Campaign; issuer: string }) {
  const list = getLastList();
  const logo = campaign.issuerImage || campaign.issuerAccount.imageUrl;
  return (
    <Header>
      <PageHeader
        back={list.path}
        backLabel={list.label}
        title={
          <Line>
            <FileAvatar file={logo} name={issuer} size={3.5} square />
            <span>{issuer}</span>
          </Line>
        }
        actions={<ModulesLink />}
        description={
          campaign.address ? (
            <Address>
              <MapPin aria-hidden="true" size={16} />
              <span>{campaign.address}</span>
            </Address>
          ) : null
        }
      />
    </Header>
  );
}

/** On a phone, the link to the modules is beside the address, so that the raised amount is on the first screen. */
const Header = styled.div`
  ${media.phone} {
    header {
      display: grid;
      grid-auto-flow: dense;
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: ${tokens.space[3]};
      align-items: center;
      margin-bottom: ${tokens.space[4]};
    }

    header > a,
    h1 {
      grid-column: 1 / -1;
    }

    header > :has(> h1) {
      display: contents;
    }

    h1 + * {
      grid-column: 2;
    }
  }
`;

const Line = styled.span`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;

  /* Breaks a long word, such as a link to a map, which would otherwise make the page wider than a phone. */
  > :last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Address = styled(Line)`
  font-size: ${tokens.text.sm};
`;

export function ModulesLink() {
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: unknown };
  const hash = `#${campaignModulesId}`;
  const goThere = (event: MouseEvent) => {
    event.preventDefault();
    if (showModules()) return;
    // The modules are still loading. With this fragment in the address, they scroll into view when they have loaded.
    void navigate({ search, hash }, { replace: true, state, preventScrollReset: true });
  };
  return (
    <SmallText as="span" data-screen-only="">
      <TextLink to={search + hash} onClick={goThere}>
        <span>About the company</span>
        <ArrowDown aria-hidden="true" />
      </TextLink>
    </SmallText>
  );
}

/** Scrolls to the modules and moves the focus to the selected tab. Returns false while the modules are not on the page. */
export function showModules(): boolean {
  const section = document.getElementById(campaignModulesId)?.closest('section');
  if (!section) return false;
  section.scrollIntoView?.();
  // On a phone, the focus also scrolls the row of tabs to the selected tab.
  section.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  return true;
}
