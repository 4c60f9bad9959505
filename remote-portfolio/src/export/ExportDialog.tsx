import { useEffect, useState } from 'react';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { readFailureOf } from '@investor-portal/shared/partner-api/errors';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { countOf, formatCount } from '@investor-portal/shared/rules/number-format';
import { saveFile, sentenceOf, type SaveOutcome } from '@investor-portal/shared/storage/save-file';
import { Button } from '@investor-portal/shared/ui/Button';
import { FileAlternatives } from '@investor-portal/shared/ui/FileAlternatives';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { Dialog } from '@investor-portal/shared/ui/overlay/Dialog';
import { HiddenAmountsNote, notIncluded } from '../components/not-included';
import type { CsvFile } from './csv';

/** Makes the file of the rows that were read, or reads them first. @throws the error of the reading. */
export type MakeFile = (signal: AbortSignal) => CsvFile | Promise<CsvFile>;

interface Made {
  file: CsvFile;
  outcome: SaveOutcome;
}

/** Asks the browser to save a list as CSV. Closing the dialog cancels. */
export function ExportDialog(props: { title: string; makeFile: MakeFile; onClose: () => void }) {
  const { title, makeFile, onClose } = props;
  // Each attempt is another object, so that Retry makes the file again.
  const [attempt, setAttempt] = useState({ makeFile });
  const [made, setMade] = useState<Made>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const abort = new AbortController();
    const run = async () => {
      try {
        const file = await attempt.makeFile(abort.signal);
        if (!abort.signal.aborted) setMade({ file, outcome: await saveFile(file) });
      } catch (error) {
        if (!abort.signal.aborted) setFailure(readFailureOf(error));
      }
    };
    void run();
    return () => abort.abort();
  }, [attempt]);
  const retry = () => {
    setFailure(undefined);
    setAttempt({ makeFile });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Export ${title}`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {made ? 'Close' : 'Cancel'}
          </Button>
          {failure ? (
            <Button ref={transferFocus} onClick={retry}>
              Retry
            </Button>
          ) : null}
        </>
      }
    >
      <Stack $gap={3}>
        {made ? (
          <SavedFile {...made} />
        ) : failure ? (
          <Notice tone="danger" live title={failure}>
            Nothing was saved.
          </Notice>
        ) : (
          <p role="status">{errorCatalogue.loading.message}</p>
        )}
        <HiddenAmountsNote what="The file" />
      </Stack>
    </Dialog>
  );
}

function SavedFile({ file, outcome }: Made) {
  const { rows, unreadable } = file;
  const isExported = outcome === 'requested' || outcome === 'taken';
  const tone = isExported ? 'success' : 'info';
  return (
    <>
      <Notice
        tone={unreadable > 0 || outcome === 'not confirmed' ? 'warning' : tone}
        live
        title={`${formatCount(rows)} of ${countOf(rows + unreadable, 'row')} ${isExported ? 'exported' : 'read'}`}
      >
        <p>{sentenceOf(outcome, file.name)}</p>
        <p>{notIncluded(file)}</p>
      </Notice>
      <FileAlternatives file={file} outcome={outcome} />
    </>
  );
}
