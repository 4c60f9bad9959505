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
  it('measure everything five times by default', async () => {
    const { parts, ...others } = await read();
    expect(others).toMatchObject({
      runs: 5,
      dry: false,
      routes: ['campaign-list', 'campaign', 'wizard', 'commitments'],
      variants: ['monolith-best', 'ours'],
    });
    expect(parts).toContain('cross-site');
    await expect(read('scale')).resolves.toEqual({ pages: 1_000 });
  });

  it.each([
    [['--variants', 'ours,monolith-best'], { variants: ['monolith-best', 'ours'] }],
    [['--routes', 'wizard'], { routes: ['wizard'], parts: ['routes'] }],
    [['--parts', 'cross-site,tour'], { parts: ['tour', 'cross-site'] }],
    [['--quick'], { runs: 1, routes: ['campaign-list'], parts: ['routes'], dry: true }],
    [['scale', '--pages', '20'], { pages: 20 }],
  ])('%j are understood', async (args, expected) => {
    await expect(read(...args)).resolves.toMatchObject(expected);
  });

  it.each([
    [['--runs', 'many'], 'not a whole number'],
    [['scale', '--pages', '0'], 'not a whole number'],
    [['--routes', 'nowhere'], 'Unknown: nowhere'],
    [['everything'], 'too many arguments'],
    [['--unknown'], 'unknown option'],
  ])('%j are rejected', async (args, why) => {
    await expect(read(...args)).rejects.toThrow(why);
  });
});
