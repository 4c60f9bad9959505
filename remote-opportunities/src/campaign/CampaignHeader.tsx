import { MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { FileAvatar } from '@investor-portal/shared/ui/picture/FileImage';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { getLastListPath } from '../campaign-data/use-campaign-lists';

interface CampaignHeaderProps {
  campaign: Campaign;
  issuer: string;
}

/** The issuer's logo, name and address. */
export function CampaignHeader({ campaign, issuer }: CampaignHeaderProps) {
  const logo = campaign.issuerImage || campaign.issuerAccount.imageUrl;
  return (
    <PageHeader
      back={getLastListPath()}
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

  /* Breaks a long word instead of widening the page on a phone. */
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
