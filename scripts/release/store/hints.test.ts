import { formatHint } from './hints';

describe('a command in a message', () => {
  const message = 'Look at `pnpm releases`, then `pnpm rollback portfolio --version v1`.';

  it.each([
    [undefined, '', ''],
    ['s3://bucket/portal', ' --to s3://bucket/portal', ' --to s3://bucket/portal'],
    ['our releases', ' --to "our releases"', ' --to "our releases"'],
  ])('can be run as printed, against the store given with --to: %s', (to, first, second) => {
    expect(formatHint(message, to)).toBe(
      `Look at npx --yes pnpm@10 releases${first}, then npx --yes pnpm@10 rollback portfolio --version v1${second}.`,
    );
  });

  it('keeps its own --to, and adds --to only to commands that take it', () => {
    const commands = ['releases keys new <file>', 'releases --to b', 'build', 'install'];
    expect(formatHint(commands.map((each) => `\`pnpm ${each}\``).join(', '), 'a')).toBe(
      commands.map((each) => `npx --yes pnpm@10 ${each}`).join(', '),
    );
  });
});
