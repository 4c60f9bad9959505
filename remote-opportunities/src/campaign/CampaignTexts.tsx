import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  fetchIssuerCampaigns,
  issuerCampaignsCall,
  type Campaign,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import { hasContent } from '@investor-portal/shared/rules/issuer-html';
import { Card } from '@investor-portal/shared/ui/Card';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { Stack, Grid, VisuallyHidden } from '@investor-portal/shared/ui/Layout';
import { RichText } from '@investor-portal/shared/ui/RichText';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { paths, campaignModulesId } from '@investor-portal/shared/routes/paths';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { Button } from '@investor-portal/shared/ui/Button';
import { CardLink } from '@investor-portal/shared/ui/CardLink';
import { FileImage } from '@investor-portal/shared/ui/picture/FileImage';
import { ProgressBar } from '@investor-portal/shared/ui/ProgressBar';
import { dataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { daysLeftText } from '@investor-portal/shared/rules/words';
import { useTabParam } from '@investor-portal/shared/hooks/use-tab-param';
import {
  companyModules,
  type PublishedModule,
  UnknownCompany,
} from '@investor-portal/shared/issuer/company-modules';
import { Posts } from '@investor-portal/shared/issuer/Posts';
import type { CompanyModule } from '@investor-portal/shared/partner-api/contract/company-view';
import { useCompanyView } from '@investor-portal/shared/hooks/use-detail';
import type { PageGuids } from '@investor-portal/shared/routes/platform-pages';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { ReadFailure } from '@investor-portal/shared/ui/ErrorState';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { SkeletonText } from '@investor-portal/shared/ui/Skeleton';
import { Tabs, type TabItem } from '@investor-portal/shared/ui/Tabs';
import { useCampaignList } from '../campaign-data/use-campaign-lists';
import { termItems } from '../offering/terms';
import { showModules } from './CampaignHeader';

export function CampaignTexts({ campaign }: { campaign: Campaign }) {
  return (
    <Stack $gap={6}>
      <RichTextSection heading="Highlights" html={campaign.campaignHighlights} />
      <RichTextSection heading="Summary" html={campaign.campaignSummary} />
      <Card as="section" aria-labelledby="terms">
        <SectionHeading id="terms">Investment Terms</SectionHeading>
        <DataList columns={2} items={termItems(campaign)} />
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

const [first, ...others] = companyModules.map(({ value }) => value);

export function ModuleSelector({ guids }: { guids: PageGuids }) {
  const [selected, setSelected] = useTabParam('module', [first ?? 'introduction', ...others]);
  const response = useCompanyView(guids.issuer);
  const { data, error } = response;
  useArrival(data !== undefined || error !== undefined);
  const content = ({ value, render, empty }: PublishedModule) => {
    if (data?.unreadable.includes(value)) return <EmptyState />;
    if (data) return render(data, guids) || <EmptyState>{empty}</EmptyState>;
    if (error)
      return <ReadFailure title="We couldn’t load the company’s details" response={response} />;
    if (guids.issuer !== '')
      return (
        <LoadingText>
          <SkeletonText lines={4} />
        </LoadingText>
      );
    return value === 'updates' || value === 'discussion' ? (
      <Posts module={value} posts={null} guids={guids} />
    ) : (
      <UnknownCompany />
    );
  };
  const items = companyModules.map((module): TabItem<CompanyModule> => ({
    value: module.value,
    label: module.label,
    content: content(module),
  }));
  return (
    <Section as="section" aria-labelledby={campaignModulesId}>
      {/* The headings in the issuer's text belong under this heading. */}
      <VisuallyHidden as="h2" id={campaignModulesId} tabIndex={-1}>
        About the company
      </VisuallyHidden>
      <Tabs label="About the company" items={items} value={selected} onChange={setSelected} />
    </Section>
  );
}

/** The modules load after the browser has looked for the fragment of the address, so this scrolls to them. */
function useArrival(ready: boolean) {
  const { hash } = useLocation();
  const wanted = ready && hash === `#${campaignModulesId}`;
  useEffect(() => {
    // The investor may have scrolled meanwhile or may have come back. The page does not scroll then.
    if (!wanted || window.scrollY > 0) return undefined;
    // The heading of a new page takes the focus first, so this waits for another frame.
    const frame = requestAnimationFrame(showModules);
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
}

/** The first word of the row of tabs starts where the text below it starts. On a phone, the row reaches both edges. */
const Section = styled(Card)`
  padding-top: ${tokens.space[1]};
  scroll-margin-top: 5rem;

  > :has(> [role='tablist']) {
    margin-inline: calc(${tokens.space[4]} * -1);
    padding-inline: ${tokens.space[1]};
  }
`;
