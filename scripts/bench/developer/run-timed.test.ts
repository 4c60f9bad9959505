import { tmpdir } from 'node:os';
import { runTimed } from './run-timed';

const cwd = tmpdir();

describe('runTimed', () => {
  it('ends when the command ends', async () => {
    const { lines } = await runTimed(['-e', 'console.log("one"); console.log("two")'], {
      cwd,
      note: /two/,
    });
    expect(lines.map(({ text }) => text)).toEqual(['two']);
  });

  it('stops a long-running command once it prints the awaited line', async () => {
    const forever = 'console.log("Portal ready"); setInterval(() => {}, 1000)';
    const { seconds } = await runTimed(['-e', forever], { cwd, until: /ready/ });
    expect(seconds).toBeGreaterThan(0);
  });

  it('rejects with the output of a failed command', async () => {
    const broken = runTimed(['-e', 'console.error("no such thing"); process.exit(3)'], { cwd });
    await expect(broken).rejects.toThrow('no such thing');
  });

  it('rejects when the command ends without printing the awaited line', async () => {
    await expect(runTimed(['-e', ''], { cwd, until: /ready/ })).rejects.toThrow('failed');
  });
});
