import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

describe('the sandbox as a child', () => {
  it('ends with the process that started it, however that one ends', async () => {
    const root = path.resolve(__dirname, '../..');
    const code = `
      import { startSandbox } from './scripts/start/sandbox-process.ts';
      const env = { ...process.env, PARTNER_API_PORT: '0', SANDBOX_DATA_DIR: 'memory', DATABASE_URL: '' };
      const { pid } = await startSandbox(env);
      console.log(pid);
    `;
    const parent = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', code],
      { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [printed] = (await once(parent.stdout, 'data')) as [Buffer];
    const sandbox = Number(printed.toString());
    expect(isRunning(sandbox)).toBe(true);
    parent.kill('SIGKILL');
    for (let tries = 0; tries < 100 && isRunning(sandbox); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isRunning(sandbox)).toBe(false);
  }, 60_000);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
