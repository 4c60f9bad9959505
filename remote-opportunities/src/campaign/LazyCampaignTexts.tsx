import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { SkeletonText } from '@investor-portal/shared/ui/Skeleton';

/**
 * The texts load after the pictures and the panel, because the sanitizer for an issuer's HTML is larger than the rest of the
 * screen. They come last on it, so nothing moves when they appear.
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

/** Resolves in the frame after the first paint: until then the connection belongs to the pictures. */
function painted(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
