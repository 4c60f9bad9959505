import { useEffect, useState } from 'react';
import { messageOf } from '@investor-portal/shared/partner-api/errors';
import type { ExportJob, ExportProgress } from './export-job';
import { saveCsv } from './save-file';

export type ExportState =
  | { kind: 'reading' }
  | { kind: 'failed'; message: string }
  | { kind: 'saved'; rows: number; name: string };

/** Runs an export while its dialog is there; leaving the dialog cancels it. */
export function useExport(makeJob: () => ExportJob) {
  // Another turn is the same job once more, which goes on where it stopped.
  const [turn, setTurn] = useState(() => ({ job: makeJob() }));
  const [state, setState] = useState<ExportState>({ kind: 'reading' });
  const [progress, setProgress] = useState<ExportProgress>();

  useEffect(() => {
    const stop = new AbortController();
    const run = async () => {
      try {
        const file = await turn.job.run(stop.signal, setProgress);
        if (stop.signal.aborted) return;
        saveCsv(file);
        setState({ kind: 'saved', rows: file.rows, name: file.name });
      } catch (error) {
        if (!stop.signal.aborted) setState({ kind: 'failed', message: messageOf(error) });
      }
    };
    void run();
    return () => stop.abort();
  }, [turn]);

  const retry = () => {
    setState({ kind: 'reading' });
    setTurn({ job: turn.job });
  };
  return { state, progress, retry };
}
