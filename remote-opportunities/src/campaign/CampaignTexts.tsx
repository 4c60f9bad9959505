import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { hasContent } from '@investor-portal/shared/rules/has-content';
import { Card } from '@investor-portal/shared/ui/Card';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { RichText } from '@investor-portal/shared/ui/RichText';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { InvestmentTerms } from './InvestmentTerms';
import { IssuerCampaigns } from './IssuerCampaigns';
import { ModuleSelector } from './ModuleSelector';

/** What a campaign says below its pictures. */
export function CampaignTexts({ campaign, issuer }: { campaign: Campaign; issuer: string }) {
  return (
    <Stack $gap={6}>
      <RichTextSection heading="Highlights" html={campaign.campaignHighlights} />
      <RichTextSection heading="Summary" html={campaign.campaignSummary} />
      <Card as="section" aria-labelledby="terms">
        <SectionHeading id="terms">Investment Terms</SectionHeading>
        <InvestmentTerms campaign={campaign} />
      </Card>
      <ModuleSelector issuerGuid={campaign.issuerGuid} />
      <IssuerCampaigns campaign={campaign} issuer={issuer} />
    </Stack>
  );
}

function RichTextSection({ heading, html }: { heading: string; html: string }) {
  if (!hasContent(html)) return null;
  return (
    <section aria-label={heading}>
      <SectionHeading>{heading}</SectionHeading>
      <RichText html={html} />
    </section>
  );
}
