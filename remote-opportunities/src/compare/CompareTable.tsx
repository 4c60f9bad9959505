import { useSetAtom } from 'jotai';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { campAtom, issuerGuidAtom } from '@investor-portal/shared/session/session';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { paths } from '@investor-portal/shared/routes/paths';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import { FileAvatar } from '@investor-portal/shared/ui/picture/FileImage';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { phaseOf } from '@investor-portal/shared/rules/offering-phase';
import { formatPercent, formatProgress, readPercent } from '@investor-portal/shared/rules/percent';
import { Money } from '@investor-portal/shared/ui/Money';
import { investorCount, raisedAmount } from '../campaign-data/raised-amount';
import { formatLimit } from '../offering/format-limit';
import { daysLeftText } from '../offering/phase';
import { noWrap } from '@investor-portal/shared/ui/NoWrap';
import { Cell } from './Cell.styled';
import {
  Area,
  Body,
  ColumnHead,
  Corner,
  Head,
  Line,
  Name,
  Remove,
  RowHead,
  Table,
} from './CompareTable.styled';
import { ComparedDocuments } from './ComparedDocuments';
import type { ComparedCampaign } from './use-compared';

const minuteMs = 60_000;
export const tableId = 'comparison';

interface CompareTableProps {
  compared: readonly ComparedCampaign[];
  onRemove: (guid: string) => void;
}

export function CompareTable({ compared, onRemove }: CompareTableProps) {
  const now = useNow(minuteMs);
  const names = compared.map(({ campaign }) => issuerOrCode(campaign));
  return (
    <Area id={tableId} role="region" aria-label="Comparison">
      <Table $columns={compared.length}>
        <Head>
          <Line>
            <Corner>
              <VisuallyHidden>Term</VisuallyHidden>
            </Corner>
            {compared.map(({ campaign }) => {
              const issuer = issuerOrCode(campaign);
              const logo = campaign.issuerImage || campaign.issuerAccount.imageUrl;
              return (
                <ColumnHead key={campaign.guid}>
                  <FileAvatar file={logo} name={issuer} size={2.5} square />
                  <Name id={`${tableId}-${campaign.guid}`}>
                    <TextLink to={paths.campaign(campaign.guid)}>{issuer}</TextLink>
                  </Name>
                  {phaseOf(campaign, now) === 'open' ? (
                    <InvestLink campaign={campaign} describedBy={`${tableId}-${campaign.guid}`} />
                  ) : null}
                  <Remove
                    ref={transferFocus}
                    type="button"
                    aria-label={`Remove ${issuer}`}
                    onClick={() => onRemove(campaign.guid)}
                  >
                    <X aria-hidden="true" size={18} />
                  </Remove>
                </ColumnHead>
              );
            })}
          </Line>
        </Head>
        {bands.map((rows) => (
          <Body key={rows[0]?.label}>
            {rows.map(({ label, show }) => (
              <Line key={label}>
                <RowHead>{label}</RowHead>
                {compared.map((column, at) => {
                  const value = show(column, now);
                  return (
                    <Cell
                      key={column.campaign.guid}
                      data-campaign={
                        isRepeated(names, at) ? column.campaign.campaignCode : names[at]
                      }
                    >
                      <div data-unknown={value === '--' || undefined}>{noWrap(value)}</div>
                    </Cell>
                  );
                })}
              </Line>
            ))}
          </Body>
        ))}
      </Table>
    </Area>
  );
}

interface InvestLinkProps {
  campaign: Campaign;
  describedBy: string;
}

function InvestLink({ campaign, describedBy }: InvestLinkProps) {
  const setIssuerGuid = useSetAtom(issuerGuidAtom);
  const setCampaign = useSetAtom(campAtom);
  const store = () => {
    setIssuerGuid(campaign.issuerGuid);
    setCampaign(campaign);
  };
  return (
    <LinkButton
      size="sm"
      variant="secondary"
      to={paths.invest(campaign.guid)}
      aria-describedby={describedBy}
      onClick={store}
    >
      Invest Now
    </LinkButton>
  );
}

/** Whether an issuer has several of the campaigns, so that only their codes tell them apart. */
function isRepeated(names: readonly string[], at: number): boolean {
  return names.some((name, other) => other !== at && name === names[at]);
}

interface Row {
  label: string;
  show: (compared: ComparedCampaign, now: number) => ReactNode;
}

/** The lines of a comparison use the words of the campaign's own screen. */
const progress: readonly Row[] = [
  { label: 'Time left', show: ({ campaign }, now) => daysLeftText(campaign, now) },
  {
    label: 'Total offering',
    show: ({ campaign }) => (
      <Money amount={campaign.totalOffering} currency={campaign.currencyCode} />
    ),
  },
  {
    label: 'Raised',
    show: ({ campaign, subscription }) => (
      <Money amount={raisedAmount(campaign, subscription)} currency={campaign.currencyCode} />
    ),
  },
  {
    label: 'Raised of the total offering',
    show: ({ campaign, subscription }) =>
      formatProgress(
        subscription?.percentage ??
          readPercent(campaign.totalRaisedAmountPercentageByTotalOffering),
      ),
  },
  {
    label: 'Investors',
    show: ({ campaign, subscription }) => formatCount(investorCount(campaign, subscription)),
  },
];

const price: readonly Row[] = [
  {
    label: 'Share price',
    show: ({ campaign }) => (
      <Money perShare amount={campaign.sharePrice} currency={campaign.currencyCode} />
    ),
  },
  { label: 'Shares offered', show: ({ campaign }) => formatCount(campaign.numberSharesOffered) },
  { label: 'Equity offered', show: ({ campaign }) => formatPercent(campaign.equityOffered) },
];

const terms: readonly Row[] = [
  {
    label: 'Minimum per investor',
    show: ({ campaign }) => formatLimit(campaign.minAmountPerInvestor, campaign.currencyCode),
  },
  {
    label: 'Maximum per investor',
    show: ({ campaign }) => formatLimit(campaign.maxAmountPerInvestor, campaign.currencyCode),
  },
  {
    label: 'Offering starts',
    show: ({ campaign }) => formatDateTime(campaign.offeredPeriodStartDate),
  },
  { label: 'Offering ends', show: ({ campaign }) => formatDateTime(campaign.offeredPeriodEndDate) },
  {
    label: 'Documents',
    show: ({ campaign, documents }) =>
      documents && documents.length > 0 ? (
        <ComparedDocuments campaignGuid={campaign.guid} documents={documents} />
      ) : (
        '--'
      ),
  },
  { label: 'Campaign code', show: ({ campaign }) => campaign.campaignCode || '--' },
];

const bands = [progress, price, terms];
