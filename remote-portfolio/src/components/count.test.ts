import { counted, formatCount } from './count';

describe('counts', () => {
  it.each([
    [0, '0'],
    [1250, '1,250'],
    [null, '--'],
    [undefined, '--'],
  ])('%p reads %p', (count, text) => expect(formatCount(count)).toBe(text));

  it('agrees with its noun', () => {
    expect(counted(1, 'commitment')).toBe('1 commitment');
    expect(counted(0, 'commitment')).toBe('0 commitments');
    expect(counted(1200, 'entry', 'entries')).toBe('1,200 entries');
  });
});
