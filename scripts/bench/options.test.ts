import { benchProgram, type LoadOptions } from './options';

let found: Partial<LoadOptions> & { pages?: number } = {};
const program = benchProgram({
  load: async (options) => void (found = options),
  scale: async (pages) => void (found = { pages }),
});
for (const each of [program, ...program.commands])
  each.exitOverride().configureOutput({ writeErr: () => undefined });

async function read(...args: string[]) {
  await program.parseAsync(args, { from: 'user' });
  return found;
}

describe('the options', () => {
  it.each([
    [[], { runs: 5, dry: false, json: false }],
    [['--only', 'wizard'], { only: /wizard/ }],
    [['--quick'], { runs: 1, only: /routes, campaign-list,/, dry: true }],
    [['scale'], { pages: 1_000 }],
    [['scale', '--pages', '20'], { pages: 20 }],
  ])('%j are understood', async (args, expected) => {
    await expect(read(...args)).resolves.toMatchObject(expected);
  });

  it.each([
    [['--runs', 'many'], 'not a whole number'],
    [['scale', '--pages', '0'], 'not a whole number'],
    [['--only', '('], 'not a regular expression'],
    [['everything'], 'too many arguments'],
    [['--unknown'], 'unknown option'],
  ])('%j are rejected', async (args, why) => {
    await expect(read(...args)).rejects.toThrow(why);
  });
});
