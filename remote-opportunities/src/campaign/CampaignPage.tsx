import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { PageContent, Stack } from '@investor-portal/shared/ui/Layout';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { CampaignGate } from '../campaign-data/CampaignGate';
import { CampaignHeader } from './CampaignHeader';
import { Gallery } from './Gallery';
import { InvestPanel } from './InvestPanel';
import { LazyCampaignTexts } from './LazyCampaignTexts';

const LateCampaignTools = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "campaign-tools" */ './CampaignTools')).CampaignTools,
  null,
  'idle',
);

export function CampaignPage() {
  const { id = '' } = useParams();
  return (
    <CampaignGate guid={id} key={id}>
      {(campaign) => <CampaignDetail campaign={campaign} />}
    </CampaignGate>
  );
}

function CampaignDetail({ campaign }: { campaign: Campaign }) {
  const issuer = issuerOrCode(campaign);
  usePageTitle(issuer);
  const pictures = campaign.transactionCampaignGalleries.map(({ url }) => url);
  return (
    <PageContent>
      <CampaignHeader campaign={campaign} issuer={issuer} />
      <Columns>
        <div>
          <Gallery
            files={pictures.length > 0 ? pictures : [campaign.campaignBanner]}
            label={`Pictures of ${issuer}`}
          />
        </div>
        <Side>
          <InvestPanel campaign={campaign} />
          <LateCampaignTools campaign={campaign} />
        </Side>
        <div>
          <LazyCampaignTexts campaign={campaign} />
        </div>
      </Columns>
    </PageContent>
  );
}

/** One column in reading order. From 960 px, the panel is a second column that stays in view. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};

  ${media.tablet} {
    gap: ${tokens.space[6]};
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 21rem;
    grid-template-rows: auto 1fr;
  }
`;

/** It scrolls if it is higher than the frame. The padding has room for the focus rings, which it would cut off. */
const Side = styled(Stack).attrs({ as: 'aside' })`
  ${media.desktop} {
    position: sticky;
    top: 4.25rem;
    grid-area: 1 / 2 / span 2;
    align-self: start;
    margin: -0.25rem;
    padding: 0.25rem;
    @media screen {
      max-height: calc(100dvh - 4.25rem);
      overflow-y: auto;
    }
  }
`;
