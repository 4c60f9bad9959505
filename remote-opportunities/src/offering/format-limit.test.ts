import { formatLimit } from './format-limit';

describe('§5 a limit per investor (readings R2)', () => {
  it.each([
    [5_000, 'PHP 5,000.00'],
    [0, 'None'],
    [null, '--'],
  ])('formats %p as %s', (amount, text) => expect(formatLimit(amount, 'PHP')).toBe(text));
});
