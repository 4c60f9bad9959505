import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import { Button } from '@investor-portal/shared/ui/Button';
import { Dialog } from '@investor-portal/shared/ui/overlay/Dialog';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { committedText } from '../receipt/receipt';

interface DuplicateDialogProps {
  commitment: Commitment;
  campaign: Campaign;
  onAnswer: (again: boolean) => void;
}

/** Asks before a second commitment to the same campaign, if the first may be of the same amount (readings R10). */
export function DuplicateDialog({ commitment, campaign, onAnswer }: DuplicateDialogProps) {
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title="Commit again?"
      description={`${committedSentence(commitment, campaign)} Commit again?`}
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

/** Returns a sentence such as `You already committed PHP 5,000.00 to Luzon Farms at 09:41 PHT.` */
export function committedSentence(commitment: Commitment, campaign: Campaign): string {
  const { currencyCode } = campaign;
  return `You already committed ${committedText(commitment, currencyCode, issuerOrCode(campaign))}.`;
}
