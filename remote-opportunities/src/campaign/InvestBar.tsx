import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatSharePrice } from '@investor-portal/shared/rules/share-price';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { daysLeftText } from '../offering/phase';
import { Bar, Facts, RoomForBar } from './InvestBar.styled';

interface InvestBarProps {
  campaign: Campaign;
  /** Epoch ms. */
  now: number;
}

/**
 * Invest Now. Where the panel is not beside the text, the same link stays at the lower edge of the screen, with the price
 * and the time left: one element, so that the page never has a second Invest Now.
 */
export function InvestBar({ campaign, now }: InvestBarProps) {
  return (
    <Bar>
      <RoomForBar />
      <Facts>
        <strong>{formatSharePrice(campaign.sharePrice, campaign.currencyCode)} per share</strong>
        <span>{daysLeftText(campaign, now)}</span>
      </Facts>
      <LinkButton wide to={paths.invest(campaign.guid)}>
        Invest Now
      </LinkButton>
    </Bar>
  );
}
