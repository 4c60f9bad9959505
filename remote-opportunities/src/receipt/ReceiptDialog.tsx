import { Check, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { Button } from '@investor-portal/shared/ui/Button';
import { DataList, type DataItem } from '@investor-portal/shared/ui/DataList';
import { Dialog } from '@investor-portal/shared/ui/overlay/Dialog';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { printPage } from '@investor-portal/shared/runtime/print-page';
import { SmallText, Stack } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { PrintOnly } from '@investor-portal/shared/ui/Print';
import { RiskWarning } from '@investor-portal/shared/ui/RiskWarning';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { formatCentavos, formatMoney, type Centavos } from '@investor-portal/shared/rules/money';
import { formatSharePrice } from '@investor-portal/shared/rules/share-price';
import { wholeShares } from '@investor-portal/shared/rules/shares';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import { cancellationItem, restLabel } from '@investor-portal/shared/rules/words';
import { committedText, feeText, receiptShares, type Receipt } from './receipt';

interface ReceiptDialogProps {
  receipt: Receipt;
  others: readonly Commitment[];
  /** The notices about the other commitments. */
  children: ReactNode;
  onClose: () => void;
}

/** Rows of the sheet that the dialog shows at its top or as a warning. */
const shownElsewhere = ['Issuer', 'Amount', 'Shares', 'Risk'];

export function ReceiptDialog({ receipt, others, children, onClose }: ReceiptDialogProps) {
  const { commitmentGuid, campaignGuid } = receipt;
  const items = receiptItems(receipt, others);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Commitment Receipt"
      actions={
        <>
          <Button
            variant={commitmentGuid ? 'secondary' : 'primary'}
            icon={<Printer aria-hidden="true" />}
            onClick={printPage}
          >
            Print
          </Button>
          {commitmentGuid ? (
            <LinkButton to={paths.commitment(commitmentGuid, campaignGuid)}>
              View Commitment
            </LinkButton>
          ) : null}
        </>
      }
    >
      <Stack>
        <Lead>
          <Check aria-hidden="true" />
          <p>
            <HideableFigures>{formatMoney(receipt.amount, receipt.currencyCode)}</HideableFigures>
          </p>
          <SmallText>
            <HideableFigures>
              {[receiptShares(receipt), receipt.issuer].filter(Boolean).join(' · ')}
            </HideableFigures>
          </SmallText>
        </Lead>
        {children}
        <Rows items={items.filter(({ label }) => !shownElsewhere.includes(label))} />
        {receipt.riskWarning ? <RiskWarning text={receipt.riskWarning} /> : null}
      </Stack>
      <PrintOnly id="receipt" />
      {createPortal(
        <Sheet>
          <h1>Commitment Receipt</h1>
          <Rows items={items} />
        </Sheet>,
        document.body,
      )}
    </Dialog>
  );
}

function Rows({ items }: { items: readonly ReceiptItem[] }) {
  return (
    <DataList
      items={items.map(({ label, value, hideable }) => ({
        label,
        value: hideable && value ? <HideableFigures>{value}</HideableFigures> : value,
      }))}
    />
  );
}

const Lead = styled.div`
  display: grid;
  justify-items: center;
  text-align: center;

  > svg {
    width: 3.5rem;
    height: 3.5rem;
    margin-block: ${tokens.space[2]} ${tokens.space[3]};
    padding: ${tokens.space[3]};
    background: ${tokens.colour['positive-soft']};
    border-radius: 50%;
    color: ${tokens.colour.positive};
  }

  > svg + p {
    color: ${tokens.colour.ink};
    font-size: ${tokens.text['3xl']};
    font-weight: 640;
  }
`;

/** The sheet that is printed instead of the page. */
const Sheet = styled.div.attrs({ id: 'receipt' })`
  display: none;

  @media print {
    display: block;
    max-width: 34rem;
    margin: 2rem auto;
    color: #000000;
  }

  h1 {
    margin-bottom: 1.5rem;
  }
`;

interface ReceiptItem extends DataItem {
  value: string | null | undefined;
  hideable?: boolean;
}

export function receiptItems(receipt: Receipt, others: readonly Commitment[] = []): ReceiptItem[] {
  const { amount, sharePrice, mostShares, currencyCode, riskWarning } = receipt;
  const { riskAcknowledgement: confirmed, riskAcknowledgedOn } = receipt;
  const bought = wholeShares(amount, sharePrice);
  const rest = bought?.leftOver ?? (0 as Centavos);
  const fees = feeText(receipt.fee);
  const items: (ReceiptItem | false)[] = [
    { label: 'Commitment code', value: receipt.commitmentCode },
    { label: 'Issuer', value: receipt.issuer },
    { label: 'Campaign code', value: receipt.campaignCode },
    { label: 'Investor', value: receipt.investor },
    { label: 'Amount', hideable: true, value: formatMoney(amount, currencyCode) },
    {
      label: 'Shares',
      hideable: true,
      value: `${mostShares === null ? '' : 'At most '}${formatCount(mostShares ?? bought?.shares ?? null)}`,
    },
    { label: 'Share price', value: formatSharePrice(sharePrice, currencyCode) },
    rest > 0 && {
      label: restLabel(mostShares !== null),
      hideable: true,
      value: `${currencyCode} ${formatCentavos(rest)}`,
    },
    { label: 'Payment option', value: receipt.payment },
    fees !== null && { label: 'Fees', value: fees },
    { label: 'Committed on', value: formatDateTime(receipt.committedOn) },
    // The receipt says what was true when the commitment was made.
    cancellationItem(receipt.cancellableUntil, parseInstant(receipt.committedOn) ?? 0),
    ...others.map((other) => ({
      label: 'You also committed',
      hideable: true,
      value: committedText(other, currencyCode, 'this campaign'),
    })),
    riskWarning !== '' && { label: 'Risk', value: riskWarning },
    confirmed !== '' && {
      label: 'You confirmed',
      value: `${confirmed} (${formatDateTime(riskAcknowledgedOn)})`,
    },
  ];
  return items.filter((item) => item !== false);
}
