import { Grid } from '@investor-portal/shared/ui/Layout';
import { SkeletonCard } from '@investor-portal/shared/ui/Skeleton';

/** The shape of the first cards while they load. */
export function CampaignSkeletons() {
  return (
    <Grid $min="19rem">
      <SkeletonCard media />
      <SkeletonCard media />
      <SkeletonCard media />
    </Grid>
  );
}
