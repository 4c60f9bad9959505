import { MapPin } from 'lucide-react';
import { useId, useMemo } from 'react';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { formatPercent } from '@investor-portal/shared/rules/percent';
import { paths } from '@investor-portal/shared/routes/paths';
import { Badge } from '@investor-portal/shared/ui/Badge';
import { Button } from '@investor-portal/shared/ui/Button';
import { CardLink } from '@investor-portal/shared/ui/CardLink';
import { FileAvatar } from '@investor-portal/shared/ui/picture/FileImage';
import { FileImage } from '@investor-portal/shared/ui/picture/FileImage';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { Money } from '@investor-portal/shared/ui/Money';
import { ProgressBar } from '@investor-portal/shared/ui/ProgressBar';
import { parseInert } from '@investor-portal/shared/rules/inert-html';
import { daysLeftText, phaseOf } from '../offering/phase';
import {
  Address,
  Article,
  Banner,
  Corner,
  DaysLeft,
  Figures,
  Foot,
  Highlights,
  Logo,
} from './CampaignCard.styled';

/** What a card shows to a signed-in investor beside the campaign. */
const LateCardExtras = lazyComponent(
  async () => (await import(/* webpackChunkName: "card-extras" */ './CardExtras')).CardExtras,
  null,
  'idle',
);

interface CampaignCardProps {
  campaign: Campaign;
  /** Epoch ms, the same for all cards. */
  now: number;
  /** The card is in the first screenful: its banner is fetched at once. */
  urgent?: boolean;
  /** An investor sees the card, not a visitor. */
  signedIn?: boolean;
  onOpen: (campaign: Campaign) => void;
  onInvest: (campaign: Campaign) => void;
  /** The banner's link, which came with the campaign, has expired. */
  onExpired: () => void;
}

/** A campaign in a list (spec §2 'Card content'). */
export function CampaignCard({
  campaign,
  now,
  urgent,
  signedIn = false,
  onOpen,
  onInvest,
  onExpired,
}: CampaignCardProps) {
  const title = useId();
  const issuer = issuerNameOf(campaign) || '--';
  const logo = campaign.issuerImage || campaign.issuerAccount.imageUrl;
  const phase = phaseOf(campaign, now);
  const html = campaign.campaignHighlights;
  const highlights = useMemo(() => htmlToText(html), [html]);
  return (
    <Article aria-labelledby={title}>
      <CardLink
        to={paths.campaign(campaign.guid)}
        title={<span id={title}>{issuer}</span>}
        headingLevel={2}
        onClick={() => onOpen(campaign)}
        media={
          <Banner>
            <FileImage
              file={campaign.campaignBanner}
              alt=""
              ratio="var(--banner-ratio)"
              urgent={urgent ?? false}
              onExpired={onExpired}
            />
            {phase === 'upcoming' ? (
              <Corner>
                <Badge tone="info">Opens {formatDate(campaign.offeredPeriodStartDate)}</Badge>
              </Corner>
            ) : null}
            {signedIn ? <LateCardExtras guid={campaign.guid} describedBy={title} /> : null}
          </Banner>
        }
        before={
          <Logo>
            <FileAvatar file={logo} name={issuer} size={3.25} square />
          </Logo>
        }
      >
        {campaign.address ? (
          <Address>
            <MapPin aria-hidden="true" size={14} />
            {campaign.address}
          </Address>
        ) : null}
        <Highlights>{highlights}</Highlights>
        <Foot>
          <Figures>
            <strong>
              <Money amount={campaign.totalRaisedAmount} currency={campaign.currencyCode} />
            </strong>{' '}
            raised of <Money amount={campaign.totalOffering} currency={campaign.currencyCode} />
          </Figures>
          <ProgressBar
            label="Raised of the total offering"
            value={campaign.totalRaisedAmountPercentageByTotalOffering}
            text={formatPercent(campaign.totalRaisedAmountPercentageByTotalOffering)}
          />
          <DaysLeft data-ended={phase === 'ended' || undefined}>
            <span>{daysLeftText(campaign, now)}</span>
            <Button
              size="sm"
              disabled={phase !== 'open'}
              aria-describedby={title}
              onClick={() => onInvest(campaign)}
            >
              Invest Now
            </Button>
          </DaysLeft>
        </Foot>
      </CardLink>
    </Article>
  );
}

/** The text of an issuer's HTML, parsed in an inert document where nothing runs or is fetched. */
export function htmlToText(html: string): string {
  const { body } = parseInert(html);
  for (const hidden of body.querySelectorAll('script, style, template, noscript, svg, iframe'))
    hidden.remove();
  for (const item of body.querySelectorAll('li')) item.prepend(' · ');
  // Keeps the last word of a block apart from the first word of the next.
  for (const block of body.querySelectorAll('p, li, div, h1, h2, h3, h4, h5, h6, td, th'))
    block.append(' ');
  for (const line of body.querySelectorAll('br')) line.replaceWith(' ');
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim().replace(/^· /, '');
}
