import { readOptions } from './options';

describe('the options', () => {
  it('measure everything five times unless told otherwise', () => {
    expect(readOptions([])).toMatchObject({ what: 'load', runs: 5, tour: true, dry: false });
    expect(readOptions([]).routes).toHaveLength(4);
    expect(readOptions([]).variants).toHaveLength(4);
  });

  it('keep the order of the table, whatever order is asked for', () => {
    expect(readOptions(['--variants', 'ours,monolith']).variants).toEqual(['monolith', 'ours']);
  });

  it('take no tour of a part of the screens', () => {
    expect(readOptions(['--routes', 'wizard']).tour).toBe(false);
  });

  it('look once and write nothing when in a hurry', () => {
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
    [['--routes', 'nowhere'], 'There is no nowhere among routes'],
    [['--variants', 'nothing'], 'There is no nothing among variants'],
    [['everything'], 'There is no everything among kinds'],
    [['--unknown'], 'Unknown option'],
  ])('refuse %j', (args, why) => {
    expect(() => readOptions(args)).toThrow(why);
  });
});
