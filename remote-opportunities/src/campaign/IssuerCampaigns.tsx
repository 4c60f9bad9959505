import { useAtomValue } from 'jotai';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { fetchIssuerCampaigns, type Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { formatPercent } from '@investor-portal/shared/rules/percent';
import { paths } from '@investor-portal/shared/routes/paths';
import { externalAtom } from '@investor-portal/shared/session/session';
import { Button } from '@investor-portal/shared/ui/Button';
import { CardLink } from '@investor-portal/shared/ui/CardLink';
import { FileImage } from '@investor-portal/shared/ui/FileImage';
import { Grid, Stack } from '@investor-portal/shared/ui/Layout';
import { ProgressBar } from '@investor-portal/shared/ui/ProgressBar';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { daysLeftText } from '../browse/days-left';
import { useCampaignPages } from '../browse/use-campaign-pages';

interface IssuerCampaignsProps {
  campaign: Campaign;
  issuer: string;
}

/** The issuer's other campaigns (readings W4); nothing where there are none or they cannot be read. */
export function IssuerCampaigns({ campaign, issuer }: IssuerCampaignsProps) {
  const now = useNow(60_000);
  const partner = useAtomValue(externalAtom)?.code ?? '';
  const { issuerGuid } = campaign;
  const { campaigns, hasMore, loading, loadMore } = useCampaignPages(
    issuerGuid === '' ? null : ['issuer-campaigns', issuerGuid, partner],
    (request) => fetchIssuerCampaigns(issuerGuid, request),
  );
  const others = campaigns.filter((it) => it.guid !== campaign.guid);
  if (others.length === 0) return null;
  return (
    <section aria-label={`Other campaigns of ${issuer}`}>
      <SectionHeading>Other campaigns of {issuer}</SectionHeading>
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
                text={formatPercent(other.totalRaisedAmountPercentageByTotalOffering)}
              />
              <span>{daysLeftText(other, now)}</span>
            </CardLink>
          ))}
        </Grid>
        {hasMore ? (
          <Button ref={transferFocus} variant="secondary" busy={loading} onClick={loadMore}>
            Show more
          </Button>
        ) : null}
      </Stack>
    </section>
  );
}
