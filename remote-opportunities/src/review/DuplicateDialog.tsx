import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { Button } from '@investor-portal/shared/ui/Button';
import { Dialog } from '@investor-portal/shared/ui/overlay/Dialog';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { committedSentence } from './committed-sentence';

interface DuplicateDialogProps {
  /** The standing commitment of the same amount; null closes the dialog. */
  commitment: Commitment | null;
  campaign: Campaign;
  onAnswer: (again: boolean) => void;
}

/** Asks before a second commitment of the same amount to the same campaign (readings R10). */
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
        We haven’t submitted anything yet. You can check your{' '}
        <TextLink to={paths.commitments}>Investment Commitments</TextLink> first.
      </p>
    </Dialog>
  );
}
