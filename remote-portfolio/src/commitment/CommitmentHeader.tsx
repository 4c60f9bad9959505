import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { needsReconfirmation } from '@investor-portal/shared/rules/commitment-status';
import { statusLine } from '@investor-portal/shared/rules/commitment-status-line';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Money } from '@investor-portal/shared/ui/Money';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { useGoBack } from '@investor-portal/shared/hooks/use-go-back';
import { CommitmentStatus } from '../commitments/CommitmentStatus';
import { noWrap } from '@investor-portal/shared/ui/NoWrap';

interface CommitmentHeaderProps {
  campaignGuid: string;
  campaignCode: string | undefined;
  campaignId: string | undefined;
  issuerName: string | undefined;
  /** The commitment is undefined while it loads, and always undefined on the campaign route. */
  commitment?: Commitment | undefined;
  /** The kebab menu. Its space is reserved, so that nothing moves when the menu appears (decision 46). */
  actions?: ReactNode;
}

/** The head of both detail routes (spec §2 'Commitment detail'). */
export function CommitmentHeader(props: CommitmentHeaderProps) {
  const { campaignGuid, campaignCode, campaignId, issuerName, commitment, actions } = props;
  usePageTitle([campaignId, 'Investment Commitments'].filter(Boolean).join(' · '));
  const goBack = useGoBack(paths.commitments);
  const known = campaignId !== undefined || issuerName !== undefined;
  return (
    <PageHeader
      title="Investment Commitments"
      back={goBack}
      actions={actions === undefined ? undefined : <MenuCorner>{actions}</MenuCorner>}
      description={
        known ? (
          <Names>
            <div>
              <dt>Issuer Name</dt>
              <dd>
                {campaignGuid && issuerName ? (
                  <TextLink to={paths.campaign(campaignGuid)}>{issuerName}</TextLink>
                ) : (
                  issuerName || '--'
                )}
              </dd>
            </div>
            {commitment ? <AmountAndStatus commitment={commitment} /> : null}
            {commitment ? (
              <div>
                <dt>Commitment Code</dt>
                <dd translate="no">{commitment.commitmentCode || '--'}</dd>
              </div>
            ) : null}
            <div>
              <dt>
                <span>Campaign ID</span>
                {/* If the id equals the campaign code, the label adds the name that other screens use for it. */}
                {campaignId && campaignId === campaignCode ? <span> (campaign code)</span> : null}
              </dt>
              <dd translate="no">{campaignId || '--'}</dd>
            </div>
          </Names>
        ) : undefined
      }
    />
  );
}

function AmountAndStatus({ commitment }: { commitment: Commitment }) {
  // For a commitment to reconfirm, the notice below says the same and adds the date.
  const line = needsReconfirmation(commitment) ? '' : statusLine(commitment);
  return (
    <>
      <div>
        <dt>Amount</dt>
        <dd>
          <Money
            hideable
            amount={commitment.commitmentAmount}
            currency={commitment.commitmentCurrencyCode}
          />
        </dd>
      </div>
      <div data-status="">
        <dt>Status</dt>
        <dd>
          <CommitmentStatus commitment={commitment} />
          {line ? <Line>{noWrap(line)}</Line> : null}
        </dd>
      </div>
    </>
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

  > [data-status]:has(p) {
    flex-basis: 100%;
  }

  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    column-gap: ${tokens.space[4]};

    > [data-status]:has(p) {
      grid-column: 1 / -1;
    }
  }

  /* Both codes are in one line, even below a status without a sentence. */
  ${media.tablet} {
    &:has([data-status]):not(:has(p))::before {
      order: 1;
      flex-basis: 100%;
      content: '';
    }

    > [data-status] ~ div {
      order: 2;
    }
  }

  dt {
    color: ${tokens.colour['ink-quiet']};
    font-size: ${tokens.text.xs};
  }

  dd {
    font-weight: 550;
    overflow-wrap: anywhere;
  }
`;

const Line = styled.p`
  margin-top: ${tokens.space[1]};
  color: ${tokens.colour['ink-soft']};
  font-weight: 400;
`;

const MenuCorner = styled.div`
  width: 2.75rem;
  height: 2.75rem;
`;
