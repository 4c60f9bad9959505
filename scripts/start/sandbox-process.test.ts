import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { keepSandbox, spawnSandbox, type SandboxProcess } from './sandbox-process.ts';

const root = path.resolve(__dirname, '../..');
const inMemory = {
  ...process.env,
  PARTNER_API_PORT: '0',
  SANDBOX_DATA_DIR: 'memory',
  DATABASE_URL: '',
};

/** A process that starts a sandbox, runs `meanwhile` and prints the sandbox's process id. */
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

  it('can be closed during its start', async () => {
    const { pid = 0, ready, close } = spawnSandbox(inMemory);
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

/** A process that is ready at once, and ends when a test says so. */
function shortLived(): SandboxProcess & { end: () => void } {
  let end = () => undefined as void;
  const ended = new Promise<string>((resolve) => (end = () => resolve('It exited with code 1.')));
  return { pid: 1, ready: Promise.resolve(), ended, close: () => Promise.resolve(end()), end };
}

/** A sandbox whose processes a test can kill, and what is said of them. */
function kept() {
  const started: SandboxProcess[] = [];
  const said: string[] = [];
  const sandbox = keepSandbox(
    (line) => said.push(line),
    () => {
      const next = spawnSandbox(inMemory);
      started.push(next);
      return next;
    },
  );
  const kill = () => process.kill(started.at(-1)?.pid ?? 0, 'SIGKILL');
  return { sandbox, started, said, kill };
}

describe('the sandbox of npm start', () => {
  it('is started again when it is killed, and says so', async () => {
    const { sandbox, started, said, kill } = kept();
    await sandbox.ready;
    kill();
    await until(() => started.length === 2);
    await started[1]?.ready;
    await until(() => said.length === 3);
    expect(said).toEqual([
      'The sandbox of the partner API has stopped. It was ended by SIGKILL.',
      'It is started again …',
      'The sandbox of the partner API responds again.',
    ]);
    await sandbox.close();
    expect(started).toHaveLength(2);
  });

  it('is not started again for ever', async () => {
    const said: string[] = [];
    const started: ReturnType<typeof shortLived>[] = [];
    const { givenUp } = keepSandbox(
      (line) => said.push(line),
      () => {
        const next = shortLived();
        started.push(next);
        return next;
      },
    );
    for (let count = 1; count <= 4; count += 1) {
      await until(() => started.length === count);
      started.at(-1)?.end();
    }
    await expect(givenUp).resolves.toContain('has stopped 4 times. It is not started again.');
    expect(said.filter((line) => line.startsWith('It is started'))).toHaveLength(3);
  });

  it('stays closed', async () => {
    const said: string[] = [];
    const start = jest.fn(shortLived);
    const sandbox = keepSandbox((line) => said.push(line), start);
    await sandbox.ready;
    await sandbox.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([start.mock.calls.length, said]).toEqual([1, []]);
  });
});

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 600 && !holds(); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(holds()).toBe(true);
}
