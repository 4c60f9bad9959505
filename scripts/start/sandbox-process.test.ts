import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { isRunning } from '../workspace/testing/is-running';
import { until } from '../workspace/testing/until';
import { inMemory, spawnSandbox } from './sandbox-process';

const root = path.resolve(__dirname, '../..');

async function parentOf(meanwhile: string): Promise<{ parent: ChildProcess; sandbox: number }> {
  const code = `
    import { spawnSandbox } from './scripts/start/sandbox-process.ts';
    const sandbox = spawnSandbox();
    ${meanwhile}
    console.log(sandbox.pid);
  `;
  const parent = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', code],
    { cwd: root, env: inMemory, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [printed] = (await once(parent.stdout, 'data')) as [Buffer];
  return { parent, sandbox: Number(printed.toString()) };
}

describe('the sandbox as a child', () => {
  it.each([
    ['before it is ready', ''],
    ['when it is ready', 'await sandbox.ready;'],
  ])('ends when its parent is killed %s', async (_when, meanwhile) => {
    const { parent, sandbox } = await parentOf(meanwhile);
    expect(isRunning(sandbox)).toBe(true);
    parent.kill('SIGKILL');
    await until(() => !isRunning(sandbox));
  });

  it('says how it ended when it is killed', async () => {
    const { ready, stop } = spawnSandbox(inMemory);
    await ready;
    expect(await stop('SIGKILL')).toBe('It was ended by SIGKILL.');
  });

  it('can be closed during its start', async () => {
    const { pid = 0, ready, close } = spawnSandbox(inMemory);
    await Promise.all([expect(ready).rejects.toThrow('The sandbox stopped.'), close()]);
    expect(isRunning(pid)).toBe(false);
  });
});
