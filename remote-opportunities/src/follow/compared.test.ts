import { comparedIn } from './compared';

describe('the campaigns to compare', () => {
  it.each([
    ['campaigns=a%2Cb', ['a', 'b']],
    ['campaigns=a,b,c,d', ['a', 'b', 'c']],
    ['campaigns=a,,a,b', ['a', 'b']],
    ['campaigns=', []],
    ['', []],
  ])('are in the address %j', (query, expected) => {
    expect(comparedIn(new URLSearchParams(query))).toEqual(expected);
  });
});
