import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { spawnSandbox } from './sandbox-process.ts';

const root = path.resolve(__dirname, '../..');

/** A process that starts a sandbox, runs `until` and prints the sandbox's process id. */
async function parentOf(until: string): Promise<{ parent: ChildProcess; sandbox: number }> {
  const code = `
    import { spawnSandbox } from './scripts/start/sandbox-process.ts';
    const env = { ...process.env, PARTNER_API_PORT: '0', SANDBOX_DATA_DIR: 'memory', DATABASE_URL: '' };
    const sandbox = spawnSandbox(env);
    ${until}
    console.log(sandbox.pid);
  `;
  const parent = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', code],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [printed] = (await once(parent.stdout, 'data')) as [Buffer];
  return { parent, sandbox: Number(printed.toString()) };
}

describe('the sandbox as a child', () => {
  it.each([
    ['before it is ready', ''],
    ['when it is ready', 'await sandbox.ready;'],
  ])('ends when its parent is killed %s', async (_when, until) => {
    const { parent, sandbox } = await parentOf(until);
    expect(isRunning(sandbox)).toBe(true);
    parent.kill('SIGKILL');
    for (let tries = 0; tries < 300 && isRunning(sandbox); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isRunning(sandbox)).toBe(false);
  });

  it('can be closed during its start', async () => {
    const env = { ...process.env, PARTNER_API_PORT: '0', SANDBOX_DATA_DIR: 'memory' };
    const { pid = 0, ready, close } = spawnSandbox(env);
    await Promise.all([expect(ready).rejects.toThrow('The sandbox stopped.'), close()]);
    expect(isRunning(pid)).toBe(false);
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
