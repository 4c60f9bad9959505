import { tmpdir } from 'node:os';
import { runTimed } from './run-timed';

const cwd = tmpdir();

describe('a timed run', () => {
  it('ends with the command', async () => {
    const { lines } = await runTimed(['-e', 'console.log("one"); console.log("two")'], {
      cwd,
      note: /two/,
    });
    expect(lines.map(({ text }) => text)).toEqual(['two']);
  });

  it('stops a command that would go on, once it has said what is waited for', async () => {
    const forever = 'console.log("Portal ready"); setInterval(() => {}, 1000)';
    const { seconds } = await runTimed(['-e', forever], { cwd, until: /ready/ });
    expect(seconds).toBeGreaterThan(0);
  });

  it('fails with what the command printed', async () => {
    const broken = runTimed(['-e', 'console.error("no such thing"); process.exit(3)'], { cwd });
    await expect(broken).rejects.toThrow('no such thing');
  });

  it('fails when the command ends without saying what is waited for', async () => {
    await expect(runTimed(['-e', ''], { cwd, until: /ready/ })).rejects.toThrow('failed');
  });
});
