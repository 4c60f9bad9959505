import { comparedIn } from './compared';

it.each([
  ['campaigns=a%2Cb', ['a', 'b']],
  ['campaigns=a,b,c,d', ['a', 'b', 'c']],
  ['campaigns=a,,a,b', ['a', 'b']],
  ['', []],
])('the address %j compares %j', (query, guids) => {
  expect(comparedIn(new URLSearchParams(query))).toEqual(guids);
});
