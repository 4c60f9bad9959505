import type { ReactNode } from 'react';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { Facts } from '../parts/Facts';
import { useGoBack } from '../parts/use-go-back';

interface CommitmentHeaderProps {
  /** Undefined while it is not known. */
  campaignId: string | undefined;
  issuerName: string | undefined;
  actions?: ReactNode;
}

/** Heading, way back, Campaign ID and Issuer Name of both detail routes (spec §2 'Commitment detail'). */
export function CommitmentHeader({ campaignId, issuerName, actions }: CommitmentHeaderProps) {
  usePageTitle('Investment Commitments');
  const goBack = useGoBack(paths.commitments);
  return (
    <PageHeader
      title="Investment Commitments"
      back={goBack}
      actions={actions}
      description={
        <Facts
          facts={[
            { label: 'Campaign ID', value: campaignId },
            { label: 'Issuer Name', value: issuerName },
          ]}
        />
      }
    />
  );
}
