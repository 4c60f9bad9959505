import { useEffect, useState } from 'react';
import { messageOf } from '@investor-portal/shared/partner-api/errors';
import { saveFile } from '@investor-portal/shared/storage/save-file';
import type { ExportFile, ExportJob, ExportProgress } from './export-job';

export type ExportState =
  | { kind: 'reading' }
  | { kind: 'failed'; message: string }
  | ({ kind: 'saved' } & Pick<ExportFile, 'name' | 'rows' | 'unreadable'>);

/** Runs an export while its dialog is mounted; unmounting cancels it. */
export function useExport(makeJob: () => ExportJob) {
  // Each attempt runs the same job, which continues where it stopped.
  const [attempt, setAttempt] = useState(() => ({ job: makeJob() }));
  const [state, setState] = useState<ExportState>({ kind: 'reading' });
  const [progress, setProgress] = useState<ExportProgress>();

  useEffect(() => {
    const abort = new AbortController();
    const run = async () => {
      try {
        const file = await attempt.job.run(abort.signal, setProgress);
        if (abort.signal.aborted) return;
        saveFile({ name: file.name, type: 'text/csv;charset=utf-8', text: file.csv });
        setState({ kind: 'saved', ...file });
      } catch (error) {
        if (!abort.signal.aborted) setState({ kind: 'failed', message: messageOf(error) });
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
