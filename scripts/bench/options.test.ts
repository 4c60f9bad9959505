import { benchProgram, type LoadOptions } from './options';

let found: Partial<LoadOptions> = {};
const program = benchProgram(async (options) => void (found = options));
program.exitOverride().configureOutput({ writeErr: () => undefined });

async function read(...args: string[]) {
  await program.parseAsync(args, { from: 'user' });
  return found;
}

describe('the options', () => {
  it.each([
    [[], { runs: 5, dry: false, json: false }],
    [['--only', 'wizard'], { only: /wizard/ }],
    [['--quick'], { runs: 1, only: /routes, campaign-list,/, dry: true }],
  ])('%j are understood', async (args, expected) => {
    await expect(read(...args)).resolves.toMatchObject(expected);
  });

  it.each([
    [['--runs', 'many'], 'Give a whole number'],
    [['--only', '('], 'not a regular expression'],
  ])('%j are rejected', async (args, why) => {
    await expect(read(...args)).rejects.toThrow(why);
  });
});
