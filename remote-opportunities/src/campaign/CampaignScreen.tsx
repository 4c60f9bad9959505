import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { hasContent } from '@investor-portal/shared/rules/has-content';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { campAtom, issuerGuidAtom } from '@investor-portal/shared/session/session';
import { Card } from '@investor-portal/shared/ui/Card';
import { Page, Stack } from '@investor-portal/shared/ui/Layout';
import { RichText } from '@investor-portal/shared/ui/RichText';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { CampaignHeader } from './CampaignHeader';
import { Columns, Main, Side } from './CampaignScreen.styled';
import { Gallery } from './gallery/Gallery';
import { InvestmentTerms } from './InvestmentTerms';
import { InvestPanel } from './InvestPanel';
import { IssuerCampaigns } from './IssuerCampaigns';
import { ModuleSelector } from './modules/ModuleSelector';

/** A campaign with everything one decides on (spec §2 'Campaign detail'). */
export function CampaignScreen({ campaign }: { campaign: Campaign }) {
  const issuer = issuerNameOf(campaign);
  const setCampaign = useSetAtom(campAtom);
  const setIssuerGuid = useSetAtom(issuerGuidAtom);
  usePageTitle(issuer);
  // Opened by a link, there was no card to press.
  useEffect(() => {
    setCampaign(campaign);
    if (campaign.issuerGuid) setIssuerGuid(campaign.issuerGuid);
  }, [campaign, setCampaign, setIssuerGuid]);

  const pictures = campaign.transactionCampaignGalleries.map(({ url }) => url);
  return (
    <Page>
      <CampaignHeader campaign={campaign} issuer={issuer} />
      <Columns>
        <Main>
          <Gallery
            files={pictures.length > 0 ? pictures : [campaign.campaignBanner]}
            label={`Pictures of ${issuer}`}
          />
        </Main>
        <Side>
          <InvestPanel campaign={campaign} />
        </Side>
        <Main>
          <Stack $gap={6}>
            <Part heading="Highlights" html={campaign.campaignHighlights} />
            <Part heading="Summary" html={campaign.campaignSummary} />
            <Card as="section" aria-labelledby="terms">
              <SectionHeading id="terms">Investment Terms</SectionHeading>
              <InvestmentTerms campaign={campaign} />
            </Card>
            <ModuleSelector issuerGuid={campaign.issuerGuid} />
            <IssuerCampaigns campaign={campaign} issuer={issuer} />
          </Stack>
        </Main>
      </Columns>
    </Page>
  );
}

function Part({ heading, html }: { heading: string; html: string }) {
  if (!hasContent(html)) return null;
  return (
    <section aria-label={heading}>
      <SectionHeading>{heading}</SectionHeading>
      <RichText html={html} />
    </section>
  );
}
