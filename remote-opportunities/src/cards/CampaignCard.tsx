import { useAtomValue, useSetAtom } from 'jotai';
import { useId, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { lastDayMark, phaseOf } from '@investor-portal/shared/rules/offering-phase';
import { formatProgress } from '@investor-portal/shared/rules/percent';
import { paths } from '@investor-portal/shared/routes/paths';
import { accessTokenAtom, campAtom, issuerGuidAtom } from '@investor-portal/shared/session/session';
import { Button } from '@investor-portal/shared/ui/Button';
import { CardLink } from '@investor-portal/shared/ui/CardLink';
import { FileAvatar, FileImage } from '@investor-portal/shared/ui/picture/FileImage';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { Money } from '@investor-portal/shared/ui/Money';
import { ProgressBar } from '@investor-portal/shared/ui/ProgressBar';
import { daysLeftText } from '@investor-portal/shared/rules/words';
import { WatchButton } from '../follow/WatchButton';
import { htmlToText } from './html-to-text';
import {
  Address,
  Article,
  Banner,
  Corner,
  Figures,
  Foot,
  Highlights,
  Logo,
  Texts,
  TimeLeft,
  OfferingDates,
} from './CampaignCard.styled';

const LateCommitted = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "card-committed" */ './OwnCommitmentNote'))
      .OwnCommitmentNote,
  null,
  'idle',
);

interface CampaignCardProps {
  campaign: Campaign;
  now: number;
  /** Whether the banner is fetched at once, because the card is on the first screen. */
  urgent: boolean;
  /** Called when the banner's link has expired. The link came with the campaign. */
  onExpired: () => void;
}

export function CampaignCard({ campaign, now, urgent, onExpired }: CampaignCardProps) {
  const navigate = useNavigate();
  const setIssuerGuid = useSetAtom(issuerGuidAtom);
  const setCampaign = useSetAtom(campAtom);
  const signedIn = useAtomValue(accessTokenAtom) !== '';
  const title = useId();
  const { guid, currencyCode, totalInvestors, minAmountPerInvestor } = campaign;
  const issuer = issuerOrCode(campaign);
  const logo = campaign.issuerImage || campaign.issuerAccount.imageUrl;
  const phase = phaseOf(campaign, now);
  const html = campaign.campaignHighlights;
  const highlights = useMemo(() => htmlToText(html), [html]);
  // An investor cannot invest in an upcoming campaign but can watch it, so Watch is its only button.
  const watchFirst = signedIn && phase === 'upcoming';
  const open = () => setIssuerGuid(campaign.issuerGuid);
  const invest = () => {
    open();
    setCampaign(campaign);
    void navigate(paths.invest(guid));
  };
  return (
    <Article aria-labelledby={title}>
      <CardLink
        to={paths.campaign(guid)}
        title={<span id={title}>{issuer}</span>}
        headingLevel={2}
        onClick={open}
        media={
          <Banner>
            <FileImage
              file={campaign.campaignBanner}
              alt=""
              ratio="var(--banner-ratio)"
              urgent={urgent}
              onExpired={onExpired}
            />
            <Logo>
              <FileAvatar file={logo} name={issuer} size={2.75} square />
            </Logo>
            {signedIn && !watchFirst ? (
              <Corner>
                <WatchButton guid={guid} look="icon" describedBy={title} />
              </Corner>
            ) : null}
            {signedIn ? <LateCommitted guid={guid} /> : null}
          </Banner>
        }
      >
        <Texts>
          {campaign.address ? <Address>{campaign.address}</Address> : null}
          <Highlights>{highlights}</Highlights>
        </Texts>
        <Foot data-phase={phase}>
          <Figures>
            <span>
              <strong>
                <Money amount={campaign.totalRaisedAmount} currency={currencyCode} />
              </strong>
              <span> raised</span>
            </span>
            <strong>{formatProgress(campaign.totalRaisedAmountPercentageByTotalOffering)}</strong>
          </Figures>
          <ProgressBar
            label="Raised of the total offering"
            value={campaign.totalRaisedAmountPercentageByTotalOffering}
            hideText
          />
          <Figures>
            <span>
              <span>of </span>
              <Money amount={campaign.totalOffering} currency={currencyCode} />
            </span>
            {totalInvestors ? <span>{countOf(totalInvestors, 'investor')}</span> : null}
          </Figures>
          <OfferingDates>
            <TimeLeft data-ends={lastDayMark(campaign, now)}>
              {daysLeftText(campaign, now)}
            </TimeLeft>
            <p>
              {(minAmountPerInvestor ?? 0) > 0 ? (
                <>
                  <span>Minimum </span>
                  <Money amount={minAmountPerInvestor} currency={currencyCode} />
                </>
              ) : null}
            </p>
            {watchFirst ? (
              <WatchButton guid={guid} look="main" describedBy={title} />
            ) : (
              <Button disabled={phase !== 'open'} aria-describedby={title} onClick={invest}>
                Invest Now
              </Button>
            )}
          </OfferingDates>
        </Foot>
      </CardLink>
    </Article>
  );
}
