import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { Button } from '@investor-portal/shared/ui/Button';
import { Dialog } from '@investor-portal/shared/ui/overlay/Dialog';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { ProgressBar } from '@investor-portal/shared/ui/ProgressBar';
import { countOf, formatCount } from '@investor-portal/shared/rules/number-format';
import { HiddenAmountsNote, notIncluded } from '../components/not-included';
import { StableHeight } from '../components/StableHeight';
import type { ExportFile, ExportJob, ExportProgress } from './export-job';
import { useEffect, useState } from 'react';
import { readFailureOf } from '@investor-portal/shared/partner-api/errors';
import {
  saveFile,
  sentenceOf,
  type SaveOutcome,
  type TextFile,
} from '@investor-portal/shared/storage/save-file';
import { FileAlternatives } from '@investor-portal/shared/ui/FileAlternatives';

interface ExportDialogProps {
  title: string;
  makeJob: () => ExportJob;
  onClose: () => void;
}

/** Reads a whole list, shows the progress and asks the browser to save the list as CSV. Closing the dialog cancels. */
export function ExportDialog({ title, makeJob, onClose }: ExportDialogProps) {
  const { state, progress, retry } = useExport(makeJob);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Export ${title}`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {state.kind === 'made' ? 'Close' : 'Cancel'}
          </Button>
          {state.kind === 'failed' ? (
            <Button ref={transferFocus} onClick={retry}>
              Retry
            </Button>
          ) : null}
        </>
      }
    >
      <StableHeight>
        <Stack $gap={3}>
          {state.kind === 'made' ? null : (
            <ProgressBar label="Rows read" value={progress ? progress.percent : 0} hideText />
          )}
          <Outcome state={state} progress={progress} />
          {state.kind === 'made' ? (
            <FileAlternatives file={state.file} outcome={state.outcome} />
          ) : null}
          <HiddenAmountsNote what="The file" />
        </Stack>
      </StableHeight>
    </Dialog>
  );
}

interface OutcomeProps {
  state: ExportState;
  progress: ExportProgress | undefined;
}

function Outcome({ state, progress }: OutcomeProps) {
  if (state.kind === 'made') return <MadeNotice state={state} />;
  const read = progress ? readSoFar(progress) : errorCatalogue.loading.message;
  if (state.kind === 'failed')
    return (
      <Notice tone="danger" live title={state.message}>
        {`${progress ? `${read} were read. ` : ''}Nothing was saved. Retry continues from there.`}
      </Notice>
    );
  return <p role="status">{read}</p>;
}

function MadeNotice({ state }: { state: MadeState }) {
  const { rows, unreadable, outcome, file } = state;
  const isExported = outcome === 'requested' || outcome === 'taken';
  const tone = isExported ? 'success' : 'info';
  return (
    <Notice
      tone={unreadable > 0 || outcome === 'not confirmed' ? 'warning' : tone}
      live
      title={`${formatCount(rows)} of ${countOf(rows + unreadable, 'row')} ${isExported ? 'exported' : 'read'}`}
    >
      <p>{sentenceOf(outcome, file.name)}</p>
      <p>{notIncluded(state)}</p>
    </Notice>
  );
}

function readSoFar({ rows, atMost }: ExportProgress): string {
  if (atMost === null) return countOf(rows, 'row');
  return `${formatCount(rows)} of up to ${countOf(atMost, 'row')}`;
}

interface MadeState extends Pick<ExportFile, 'rows' | 'unreadable'> {
  kind: 'made';
  file: TextFile;
  outcome: SaveOutcome;
}

type ExportState = { kind: 'reading' } | { kind: 'failed'; message: string } | MadeState;

/** Runs an export while its dialog is mounted. Unmounting cancels the export. */
function useExport(makeJob: () => ExportJob) {
  // Each attempt runs the same job, which continues where it stopped.
  const [attempt, setAttempt] = useState(() => ({ job: makeJob() }));
  const [state, setState] = useState<ExportState>({ kind: 'reading' });
  const [progress, setProgress] = useState<ExportProgress>();

  useEffect(() => {
    const abort = new AbortController();
    const run = async () => {
      try {
        const { name, csv, ...counts } = await attempt.job.run(abort.signal, setProgress);
        if (abort.signal.aborted) return;
        const file = { name, type: 'text/csv;charset=utf-8', text: csv };
        setState({ kind: 'made', file, outcome: await saveFile(file), ...counts });
      } catch (error) {
        if (!abort.signal.aborted) setState({ kind: 'failed', message: readFailureOf(error) });
      }
    };
    void run();
    return () => abort.abort();
  }, [attempt]);

  const retry = () => {
    setState({ kind: 'reading' });
    setAttempt({ job: attempt.job });
  };
  return { state, progress, retry };
}
