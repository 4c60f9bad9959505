import { Badge, StatusBadge } from '../ui/Badge';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Cluster, Grid, Stack } from '../ui/Layout';
import { LoadingText } from '../ui/LoadingText';
import { Notice } from '../ui/Notice';
import { ProgressBar } from '../ui/ProgressBar';
import { RiskWarning } from '../ui/RiskWarning';
import { SkeletonCard } from '../ui/Skeleton';

const statuses = [
  'Committed',
  'approved',
  'PENDING',
  'Reconfirm',
  'Cancelled',
  'Rejected',
  'on-going',
  '',
];
const tones = ['accent', 'info', 'positive', 'warning', 'danger', 'neutral'] as const;

export function FeedbackSamples() {
  return (
    <Stack $gap={6}>
      <Card>
        <Stack $gap={4}>
          <Cluster $gap={2}>
            {statuses.map((status) => (
              <StatusBadge key={status} status={status} />
            ))}
          </Cluster>
          <Cluster $gap={2}>
            {tones.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
          </Cluster>
          {[0, 7.5, 62, 100, 180].map((value) => (
            <ProgressBar key={value} label={`Raised: sample ${value}`} value={value} />
          ))}
        </Stack>
      </Card>
      <Grid $min="20rem">
        <Notice title="You can cancel until 2026-11-30, 23:59 PHT">
          After that the commitment is locked until the campaign closes.
        </Notice>
        <Notice tone="success" title="Success!">
          Your commitment was received.
        </Notice>
        <Notice tone="warning" title="The terms of this campaign have changed">
          Reconfirm your commitment by 2026-12-02, or it is cancelled.
        </Notice>
        <Notice tone="danger" title="Unavailable Selected Payment">
          Choose another payment option.
        </Notice>
        <RiskWarning />
      </Grid>
      <Grid $min="17rem">
        <Card>
          <EmptyState />
        </Card>
        <Card>
          <ErrorState
            message="The server cannot be reached. Check your connection and try again."
            onRetry={() => undefined}
          />
        </Card>
        <LoadingText>
          <SkeletonCard media />
        </LoadingText>
      </Grid>
    </Stack>
  );
}
