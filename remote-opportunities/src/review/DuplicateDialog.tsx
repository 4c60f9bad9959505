import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { committedOn } from '@investor-portal/shared/rules/committed-on';
import { formatMoment } from '@investor-portal/shared/rules/dates';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { Button } from '@investor-portal/shared/ui/Button';
import { Dialog } from '@investor-portal/shared/ui/overlay/Dialog';
import { TextLink } from '@investor-portal/shared/ui/TextLink';

interface DuplicateDialogProps {
  commitment: Commitment | null;
  campaign: Campaign;
  onAnswer: (again: boolean) => void;
}

/** Asks before a second commitment to the same campaign, if the first may be of the same amount (readings R10). */
export function DuplicateDialog({ commitment, campaign, onAnswer }: DuplicateDialogProps) {
  return (
    <Dialog
      open={commitment !== null}
      onClose={() => onAnswer(false)}
      title="Commit again?"
      description={
        commitment ? `${committedSentence(commitment, campaign)} Commit again?` : undefined
      }
      actions={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            Don’t commit again
          </Button>
          <Button onClick={() => onAnswer(true)}>Commit again</Button>
        </>
      }
    >
      <p>
        <span>We submit nothing until you answer. You can check your </span>
        <TextLink to={paths.commitments}>Investment Commitments</TextLink>
        <span> first.</span>
      </p>
    </Dialog>
  );
}

/**
 * Returns a sentence such as `You already committed PHP 5,000.00 to Luzon Farms at 09:41 PHT.` Other days include the
 * date.
 */
export function committedSentence(commitment: Commitment, campaign: Campaign): string {
  const { commitmentAmount, commitmentCurrencyCode } = commitment;
  const amount =
    commitmentAmount === null
      ? 'an unknown amount'
      : formatMoney(commitmentAmount, commitmentCurrencyCode || campaign.currencyCode);
  const when = formatMoment(committedOn(commitment), serverNow());
  return `${`You already committed ${amount} to ${issuerOrCode(campaign)} ${when}`.trim()}.`;
}
