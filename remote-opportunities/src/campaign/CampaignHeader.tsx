import { MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { FileAvatar } from '@investor-portal/shared/ui/picture/FileImage';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { getLastList } from '../campaign-data/use-campaign-lists';
import { ModulesLink } from './ModulesLink';

interface CampaignHeaderProps {
  campaign: Campaign;
  issuer: string;
}

export function CampaignHeader({ campaign, issuer }: CampaignHeaderProps) {
  const list = getLastList();
  const logo = campaign.issuerImage || campaign.issuerAccount.imageUrl;
  return (
    <Header>
      <PageHeader
        back={list.path}
        backLabel={list.label}
        title={
          <Title>
            <FileAvatar file={logo} name={issuer} size={3.5} square />
            <span>{issuer}</span>
          </Title>
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

    header > * {
      grid-column: 1 / -1;
    }

    header > :has(> h1) {
      display: contents;

      > h1 {
        grid-column: 1 / -1;
      }

      > h1 + * {
        grid-column: 2;
      }
    }

    header > :last-child {
      grid-column: 1;
    }
  }
`;

const Title = styled.span`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;

  /* Breaks a long word, which would otherwise make the page wider than a phone. */
  > :last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Address = styled.span`
  display: flex;
  gap: ${tokens.space[1]};
  align-items: center;
  font-size: ${tokens.text.sm};

  /* An address may be one long word, such as a link to a map. */
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  ${media.tablet} {
    font-size: ${tokens.text.md};
  }
`;
