import { MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { FileAvatar } from '@investor-portal/shared/ui/FileAvatar';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { lastList } from '../browse/last-list';

interface CampaignHeaderProps {
  campaign: Campaign;
  issuer: string;
}

/** Who offers, and where they are. */
export function CampaignHeader({ campaign, issuer }: CampaignHeaderProps) {
  const logo = campaign.issuerImage || campaign.issuerAccount.imageUrl;
  return (
    <PageHeader
      back={lastList()}
      backLabel="Investment Opportunities"
      title={
        <Title>
          <FileAvatar file={logo} name={issuer} size={3.5} square />
          <span>{issuer || '--'}</span>
        </Title>
      }
      description={
        campaign.address ? (
          <Address>
            <MapPin aria-hidden="true" size={16} />
            {campaign.address}
          </Address>
        ) : null
      }
    />
  );
}

const Title = styled.span`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;

  /* A long word breaks rather than widen a phone's page. */
  > :last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Address = styled.span`
  display: flex;
  gap: ${tokens.space[1]};
  align-items: center;
  font-size: ${tokens.text.md};
`;
