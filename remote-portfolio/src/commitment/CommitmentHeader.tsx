import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { useGoBack } from '../components/use-go-back';

interface CommitmentHeaderProps {
  /** Undefined while loading. */
  campaignId: string | undefined;
  issuerName: string | undefined;
  actions?: ReactNode;
}

/** Heading, back button, Campaign ID and Issuer Name of both detail routes (spec §2 'Commitment detail'). */
export function CommitmentHeader({ campaignId, issuerName, actions }: CommitmentHeaderProps) {
  usePageTitle([campaignId, 'Investment Commitments'].filter(Boolean).join(' · '));
  const goBack = useGoBack(paths.commitments);
  return (
    <PageHeader
      title="Investment Commitments"
      back={goBack}
      actions={actions}
      description={
        <Names>
          <div>
            <dt>Campaign ID</dt>
            <dd>{campaignId || '--'}</dd>
          </div>
          <div>
            <dt>Issuer Name</dt>
            <dd>{issuerName || '--'}</dd>
          </div>
        </Names>
      }
    />
  );
}

const Names = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[8]};
  font-size: ${tokens.text.sm};

  > div {
    min-width: 0;
  }

  dt {
    color: ${tokens.colour['ink-quiet']};
    font-size: ${tokens.text.xs};
  }

  dd {
    font-weight: 550;
  }
`;
