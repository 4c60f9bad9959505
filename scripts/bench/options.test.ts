import { readOptions } from './options';

describe('the options', () => {
  it('measure everything five times by default', () => {
    expect(readOptions([])).toMatchObject({ what: 'load', runs: 5, tour: true, dry: false });
    expect(readOptions([]).routes).toHaveLength(4);
    expect(readOptions([]).variants).toHaveLength(4);
  });

  it('keep the order of the table, whatever order is given', () => {
    expect(readOptions(['--variants', 'ours,monolith']).variants).toEqual(['monolith', 'ours']);
  });

  it('skip the tour when only some screens are measured', () => {
    expect(readOptions(['--routes', 'wizard']).tour).toBe(false);
  });

  it('measure once and write nothing with --quick', () => {
    expect(readOptions(['--quick'])).toMatchObject({
      runs: 1,
      routes: ['campaign-list'],
      dry: true,
    });
  });

  it.each([
    [['--runs', 'many'], '--runs many'],
    [['--runs', '0'], '--runs 0'],
    [['scale', '--pages', 'all'], '--pages all'],
    [['--routes', 'nowhere'], 'Unknown routes: nowhere'],
    [['--variants', 'nothing'], 'Unknown variants: nothing'],
    [['everything'], 'Unknown kinds: everything'],
    [['--unknown'], 'Unknown option'],
  ])('reject %j', (args, why) => {
    expect(() => readOptions(args)).toThrow(why);
  });
});
