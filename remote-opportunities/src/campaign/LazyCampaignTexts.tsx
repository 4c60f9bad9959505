import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { SkeletonText } from '@investor-portal/shared/ui/Skeleton';

/**
 * The texts come after the pictures and the terms of investing: what makes an issuer's HTML safe is larger than the rest of
 * the screen. They are its last part, so that nothing moves when they appear.
 */
export const LazyCampaignTexts = lazyComponent(
  async () => {
    await painted();
    return (await import(/* webpackChunkName: "campaign-texts" */ './CampaignTexts')).CampaignTexts;
  },
  <LoadingText>
    <SkeletonText lines={4} />
  </LoadingText>,
);

/** The frame after the one that shows what was rendered: until then the connection is the pictures'. */
function painted(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
