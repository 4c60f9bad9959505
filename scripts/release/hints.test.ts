import { formatHint } from './hints.ts';

describe('a command that a message names', () => {
  const message = 'Look at `pnpm releases`, then `pnpm rollback portfolio --version v1`.';

  it.each([
    [undefined, '', ''],
    ['s3://bucket/portal', ' --to s3://bucket/portal', ' --to s3://bucket/portal'],
    ['our releases', ' --to "our releases"', ' --to "our releases"'],
  ])('is for the place that was given: %s', (to, first, second) => {
    expect(formatHint(message, to)).toBe(
      `Look at npx pnpm@10 releases${first}, then npx pnpm@10 rollback portfolio --version v1${second}.`,
    );
  });
});
