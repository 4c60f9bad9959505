import { afterPaint } from '@investor-portal/shared/hooks/when-idle';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { SkeletonText } from '@investor-portal/shared/ui/Skeleton';

/** The sanitizer for HTML is larger than the rest of the screen, so the texts load last and come last on the screen. */
export const LazyCampaignTexts = lazyComponent(
  async () => {
    // Until the first paint, the pictures should have the whole connection.
    await new Promise<void>((resolve) => void afterPaint(resolve));
    return (await import(/* webpackChunkName: "campaign-texts" */ './CampaignTexts')).CampaignTexts;
  },
  <LoadingText>
    <SkeletonText lines={4} />
  </LoadingText>,
);
