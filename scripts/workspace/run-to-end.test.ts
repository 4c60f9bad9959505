import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { isRunning } from './testing/is-running';
import { until } from './testing/until';

const root = path.resolve(__dirname, '../..');
const sleeper = `console.log('pid', process.pid); setInterval(() => {}, 1000)`;
const runner = `
  import { runToEnd } from './scripts/workspace/run-to-end.mjs';
  await runToEnd(process.execPath, ['--eval', process.env.SLEEPER]);
  console.log('went on');
`;
const env = { ...process.env, SLEEPER: sleeper, RUNNER: runner };
const started: number[] = [];

/** Runs `npm_lifecycle_event=… command`, like npm's shell, and resolves when the command has started. */
async function begin(
  command: string,
  event: string,
): Promise<{ parent: ChildProcess; pid: number }> {
  const parent = spawn('sh', ['-c', command], {
    cwd: root,
    env: { ...env, npm_lifecycle_event: event },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(/pid (\d+)/.exec(printed.toString())?.[1]);
  started.push(pid);
  return { parent, pid };
}

describe('a command run by npm', () => {
  afterEach(() => {
    for (const pid of started.splice(0)) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  });
  const inShell = 'node --input-type=module --eval "$RUNNER"; true';

  it('ends with npm’s shell, which does not forward SIGTERM', async () => {
    const { parent, pid } = await begin(inShell, 'start');
    parent.kill('SIGTERM');
    await until(() => !isRunning(pid));
    expect(isRunning(pid)).toBe(false);
  });

  it('starts nothing else after Ctrl-C', async () => {
    const { parent, pid } = await begin('exec node --input-type=module --eval "$RUNNER"', 'test');
    let printed = '';
    parent.stdout?.on('data', (text: Buffer) => (printed += text.toString()));
    const closed = once(parent, 'close');
    parent.kill('SIGINT');
    process.kill(pid, 'SIGINT');
    await closed;
    expect(printed).toBe('');
  });
});
