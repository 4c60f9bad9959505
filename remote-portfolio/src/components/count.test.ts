import { pluralize, formatCount } from './count';

describe('counts', () => {
  it.each([
    [0, '0'],
    [1250, '1,250'],
    [null, '--'],
    [undefined, '--'],
  ])('formats %p as %p', (count, text) => expect(formatCount(count)).toBe(text));

  it('agrees in number with its noun', () => {
    expect(pluralize(1, 'commitment')).toBe('1 commitment');
    expect(pluralize(0, 'commitment')).toBe('0 commitments');
    expect(pluralize(1200, 'entry', 'entries')).toBe('1,200 entries');
  });
});
