import { startProcess, type StartedProcess } from '../workspace/processes';
import { until } from '../workspace/testing/until';
import { inMemory, spawnSandbox } from './sandbox-process';

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function parentOf(meanwhile: string): Promise<{ parent: StartedProcess; sandbox: number }> {
  const code = `
    import { spawnSandbox } from './scripts/start/sandbox-process.ts';
    const sandbox = spawnSandbox();
    ${meanwhile}
    console.log(sandbox.pid);
  `;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
  const parent = startProcess(args, /^\d+$/m, { env: inMemory });
  return { parent, sandbox: Number(await parent.ready) };
}

describe('the sandbox as a child', () => {
  it.each([
    ['before it is ready', ''],
    ['when it is ready', 'await sandbox.ready;'],
  ])('ends when its parent is killed %s', async (_when, meanwhile) => {
    const { parent, sandbox } = await parentOf(meanwhile);
    expect(isRunning(sandbox)).toBe(true);
    await parent.stop('SIGKILL');
    await until(() => !isRunning(sandbox));
  });

  it('says how it ended when it is killed', async () => {
    const { ready, stop } = spawnSandbox(inMemory);
    await ready;
    expect(await stop('SIGKILL')).toBe('It was ended by SIGKILL.');
  });

  it('can be closed during its start', async () => {
    const { pid = 0, ready, stop } = spawnSandbox(inMemory);
    await Promise.all([expect(ready).rejects.toThrow('It '), stop()]);
    expect(isRunning(pid)).toBe(false);
  });
});
