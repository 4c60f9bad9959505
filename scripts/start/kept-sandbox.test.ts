import { keepSandbox } from './kept-sandbox.ts';
import { spawnSandbox, type SandboxProcess } from './sandbox-process.ts';

const env = {
  ...process.env,
  PARTNER_API_PORT: '0',
  SANDBOX_DATA_DIR: 'memory',
  DATABASE_URL: '',
};

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
      const next = spawnSandbox(env);
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
