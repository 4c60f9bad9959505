import { inMemory, startSandbox } from '../start/sandbox-process';

/** Starts one in-memory sandbox of the partner API for the whole run, unless SANDBOX_URL names one. */
export default async function startSharedSandbox(): Promise<void> {
  delete process.env['SANDBOX_PID'];
  if (process.env['SANDBOX_URL']) return;
  const { url, pid } = await startSandbox(inMemory);
  process.env['SANDBOX_URL'] = url;
  process.env['SANDBOX_PID'] = String(pid);
}
