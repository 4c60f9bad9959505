import { readOptions } from './options';

describe('the options', () => {
  it('measure everything five times by default', () => {
    expect(readOptions([])).toMatchObject({ what: 'load', runs: 5, dry: false, resume: false });
    expect(readOptions([]).parts).toContain('cross-site');
    expect(readOptions([]).routes).toHaveLength(4);
    expect(readOptions([]).variants).toHaveLength(4);
  });

  it('keep the order of the table, whatever order is given', () => {
    expect(readOptions(['--variants', 'ours,monolith']).variants).toEqual(['monolith', 'ours']);
  });

  it('measure only routes when some are named, and the parts that are named', () => {
    expect(readOptions(['--routes', 'wizard']).parts).toEqual(['routes']);
    expect(readOptions(['--parts', 'cross-site,tour']).parts).toEqual(['tour', 'cross-site']);
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
    [['--parts', 'all'], 'Unknown parts: all'],
    [['everything'], 'Unknown kinds: everything'],
    [['report', 'scale'], 'Unexpected argument scale'],
    [['--unknown'], 'Unknown option'],
  ])('reject %j', (args, why) => {
    expect(() => readOptions(args)).toThrow(why);
  });
});
