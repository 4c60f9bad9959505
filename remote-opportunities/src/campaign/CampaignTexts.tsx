import {
  fetchIssuerCampaigns,
  issuerCampaignsCall,
  type Campaign,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import { hasContent } from '@investor-portal/shared/rules/issuer-html';
import { Card } from '@investor-portal/shared/ui/Card';
import { Stack, Grid } from '@investor-portal/shared/ui/Layout';
import { RichText } from '@investor-portal/shared/ui/RichText';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { paths } from '@investor-portal/shared/routes/paths';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { Button } from '@investor-portal/shared/ui/Button';
import { CardLink } from '@investor-portal/shared/ui/CardLink';
import { FileImage } from '@investor-portal/shared/ui/picture/FileImage';
import { ProgressBar } from '@investor-portal/shared/ui/ProgressBar';
import { useCampaignList } from '../campaign-data/use-campaign-lists';
import { InvestmentTerms } from './InvestmentTerms';
import { ModuleSelector } from './ModuleSelector';
import { dataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { daysLeftText } from '@investor-portal/shared/rules/words';

export function CampaignTexts({ campaign }: { campaign: Campaign }) {
  return (
    <Stack $gap={6}>
      <RichTextSection heading="Highlights" html={campaign.campaignHighlights} />
      <RichTextSection heading="Summary" html={campaign.campaignSummary} />
      <Card as="section" aria-labelledby="terms">
        <SectionHeading id="terms">Investment Terms</SectionHeading>
        <InvestmentTerms campaign={campaign} />
      </Card>
      <ModuleSelector guids={{ campaign: campaign.guid, issuer: campaign.issuerGuid }} />
      <IssuerCampaigns campaign={campaign} />
    </Stack>
  );
}

function RichTextSection({ heading, html }: { heading: string; html: string }) {
  if (!hasContent(html)) return null;
  return (
    <Card as="section" aria-label={heading}>
      <SectionHeading>{heading}</SectionHeading>
      <RichText html={html} />
    </Card>
  );
}

/** The issuer's other campaigns (readings W4). Renders nothing if the issuer has no other campaigns or they cannot be loaded. */
function IssuerCampaigns({ campaign }: { campaign: Campaign }) {
  const now = useNow(60_000);
  const { issuerGuid } = campaign;
  const { items, hasMore, loading, onLoadMore } = useCampaignList(
    issuerGuid === '' ? null : dataKey(issuerCampaignsCall, issuerGuid),
    (request) => fetchIssuerCampaigns(issuerGuid, request),
  );
  const others = items.filter(({ guid }) => guid !== campaign.guid);
  if (others.length === 0) return null;
  const heading = `Other campaigns by ${issuerNameOf(campaign) || 'this issuer'}`;
  return (
    <section aria-label={heading}>
      <SectionHeading>{heading}</SectionHeading>
      <Stack $gap={4}>
        <Grid $min="15rem">
          {others.map((other) => (
            <CardLink
              key={other.guid}
              to={paths.campaign(other.guid)}
              title={other.campaignCode || issuerNameOf(other)}
              media={<FileImage file={other.campaignBanner} alt="" />}
            >
              <ProgressBar
                label="Raised of the total offering"
                value={other.totalRaisedAmountPercentageByTotalOffering}
              />
              <span>{daysLeftText(other, now)}</span>
            </CardLink>
          ))}
        </Grid>
        {hasMore ? (
          <Button ref={transferFocus} variant="secondary" busy={loading} onClick={onLoadMore}>
            Show more
          </Button>
        ) : null}
      </Stack>
    </section>
  );
}
