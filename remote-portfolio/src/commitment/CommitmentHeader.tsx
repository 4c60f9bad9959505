import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import type {
  CampaignRow,
  Commitment,
} from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { needsReconfirmation, statusName } from '@investor-portal/shared/rules/commitment-status';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { type Amount, formatCentavos } from '@investor-portal/shared/rules/money';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { statusLine } from '@investor-portal/shared/rules/words';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { StatusBadge } from '@investor-portal/shared/ui/Badge';
import { Money } from '@investor-portal/shared/ui/Money';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { useGoBack } from '@investor-portal/shared/hooks/use-go-back';
import { campaignIdOf } from '../data/use-commitment';
import { sumOwnCommitments } from '../commitments/own-commitments';
import { Hero, HeroFacts } from '../components/Hero.styled';
import { noWrap } from '@investor-portal/shared/ui/NoWrap';

interface CommitmentHeaderProps {
  campaignGuid: string;
  campaign: Campaign | undefined;
  /** Undefined while it loads, and on the campaign route. */
  commitment?: Commitment | undefined;
  /** The commitments to the campaign, on its route. */
  row?: CampaignRow | undefined;
  /** The kebab menu. Its space is reserved, so that nothing moves when the menu appears (decision 46). */
  actions?: ReactNode;
}

/** The head of both detail routes (spec §2 'Commitment detail'). */
export function CommitmentHeader(props: CommitmentHeaderProps) {
  const { campaignGuid, campaign, commitment, row, actions } = props;
  const campaignCode = commitment?.campaignCode || campaign?.campaignCode;
  const campaignId = campaign ? campaignIdOf(campaign) : commitment?.campaignCode;
  const issuerName = commitment?.nameOfIssuer || (campaign && issuerNameOf(campaign));
  usePageTitle([campaignId, 'Investment Commitments'].filter(Boolean).join(' · '));
  const goBack = useGoBack(paths.commitments);
  const known = campaignId !== undefined || issuerName !== undefined;
  return (
    <Hero>
      <PageHeader
        title="Investment Commitments"
        back={goBack}
        actions={actions === undefined ? undefined : <MenuCorner>{actions}</MenuCorner>}
        description={
          known ? (
            <HeroFacts>
              <div data-beside-menu={actions === undefined ? undefined : ''}>
                <dt>Issuer Name</dt>
                <dd>
                  {campaignGuid && issuerName ? (
                    <TextLink to={paths.campaign(campaignGuid)}>{issuerName}</TextLink>
                  ) : (
                    issuerName || '--'
                  )}
                </dd>
              </div>
              {commitment ? <OfCommitment commitment={commitment} /> : null}
              {row ? <OfCampaign row={row} /> : null}
              {commitment ? (
                <div data-code="">
                  <dt>Commitment Code</dt>
                  <dd translate="no">{commitment.commitmentCode || '--'}</dd>
                </div>
              ) : null}
              <div data-code="">
                <dt>
                  <span>Campaign ID</span>
                  {/* If the id equals the campaign code, the label adds the name that other screens use for it. */}
                  {campaignId && campaignId === campaignCode ? <span> (campaign code)</span> : null}
                </dt>
                <dd translate="no">{campaignId || '--'}</dd>
              </div>
            </HeroFacts>
          ) : undefined
        }
      />
    </Hero>
  );
}

function OfCommitment({ commitment }: { commitment: Commitment }) {
  const { commitmentAmount: amount, commitmentCurrencyCode: currency } = commitment;
  return (
    <AmountAndStatus
      money={{ amount, currency }}
      status={statusName(commitment)}
      // For a commitment to reconfirm, the notice below says the same and adds the date.
      line={needsReconfirmation(commitment) ? '' : statusLine(commitment)}
    />
  );
}

/** The sum of the commitments to a campaign that count, as in the lists by campaign. */
function OfCampaign({ row }: { row: CampaignRow }) {
  if (row.commitments.length === 0) return null;
  const { sum, status, count } = sumOwnCommitments(row);
  return (
    <AmountAndStatus
      money={sum && { amount: formatCentavos(sum.amount), currency: sum.currency }}
      status={status}
      line={count > 1 ? `The sum of ${countOf(count, 'commitment')}.` : ''}
    />
  );
}

interface AmountAndStatusProps {
  /** Undefined if the sum is unknown. */
  money: { amount: Amount; currency: string } | undefined;
  status: string | undefined;
  /** A sentence about the status, or ''. */
  line: string;
}

function AmountAndStatus({ money, status, line }: AmountAndStatusProps) {
  return (
    <>
      {money ? (
        <div data-amount="">
          <dt>Amount</dt>
          <dd>
            <Money hideable {...money} />
          </dd>
        </div>
      ) : null}
      <div data-status="">
        <dt>Status</dt>
        <dd>
          <StatusBadge status={status} />
          {line ? <p>{noWrap(line)}</p> : null}
        </dd>
      </div>
    </>
  );
}

/*
 * The negative margins let the menu extend beyond the line of the small title, so that the line is as high without a menu.
 * `top` moves the menu down to the line of the issuer's name, by half the height of both lines.
 */
const MenuCorner = styled.div`
  position: relative;
  top: calc(1.375rem + 0.65 * ${tokens.text.lg});
  width: 2.75rem;
  height: 2.75rem;
  margin-block: -0.25rem;

  /* On a phone only the dots are seen, which end on the page's edge. */
  ${media.phone} {
    inset-inline-end: -0.625rem;

    > button {
      padding-inline-start: ${tokens.space[5]};
      background: none;
      border-color: transparent;
    }
  }
`;
