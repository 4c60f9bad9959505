import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { SkeletonText } from '@investor-portal/shared/ui/Skeleton';

/** The sanitizer for HTML is larger than the rest of the screen, so the texts load last and come last on the screen. */
export const LazyCampaignTexts = lazyComponent(
  async () => {
    await painted();
    return (await import(/* webpackChunkName: "campaign-texts" */ './CampaignTexts')).CampaignTexts;
  },
  <LoadingText>
    <SkeletonText lines={4} />
  </LoadingText>,
);

/** Waits for the frame after the first paint. Until then the pictures should have the whole connection. */
function painted(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
