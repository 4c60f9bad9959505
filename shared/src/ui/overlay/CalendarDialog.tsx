import { sentenceOf, type SaveOutcome, type TextFile } from '../../storage/save-file';
import { Button } from '../Button';
import { FileAlternatives } from '../FileAlternatives';
import { Stack } from '../Layout';
import { Dialog } from './Dialog';

interface CalendarDialogProps {
  file: TextFile;
  outcome: SaveOutcome;
  /** The events as a person reads them, a line each. */
  readable: string;
  onClose: () => void;
}

/** Other ways to get a calendar file that an app did not take, or that an investor requests again. */
export function CalendarDialog({ file, outcome, readable, onClose }: CalendarDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add to calendar"
      actions={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Stack $gap={3}>
        <p>{sentenceOf(outcome, file.name)}</p>
        <FileAlternatives file={file} outcome={outcome} readable={readable} />
      </Stack>
    </Dialog>
  );
}
