import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '@investor-portal/shared/partner-api/errors';
import type { ExportJob, ExportProgress } from './export-job';
import { saveCsv } from './save-file';

export type ExportState =
  | { kind: 'reading' }
  | { kind: 'failed'; message: string }
  | { kind: 'saved'; rows: number; name: string };

/** Runs an export while its dialog is there; leaving the dialog cancels it. */
export function useExport(makeJob: () => ExportJob) {
  const [job] = useState(makeJob);
  const [state, setState] = useState<ExportState>({ kind: 'reading' });
  const [progress, setProgress] = useState<ExportProgress>();
  const stop = useRef<AbortController>(undefined);

  const run = useCallback(
    async (signal: AbortSignal) => {
      try {
        const file = await job.run(signal, setProgress);
        if (signal.aborted) return;
        saveCsv(file);
        setState({ kind: 'saved', rows: file.rows, name: file.name });
      } catch (error) {
        if (!signal.aborted) setState({ kind: 'failed', message: messageOf(error) });
      }
    },
    [job],
  );

  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    void run(controller.signal);
    return () => controller.abort();
  }, [run]);

  const retry = () => {
    setState({ kind: 'reading' });
    if (stop.current) void run(stop.current.signal);
  };
  return { state, progress, retry };
}
