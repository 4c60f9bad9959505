import { satisfiesContract } from './satisfies-contract';

it.each([
  ['^3.1.0', true],
  ['^3.2.0', false],
  ['>=1.0.0 <99.0.0', true],
  ['^99.0.0', false],
  ['', false],
  ['soon', false],
])('checks the contract range %p: %p', (range, satisfied) =>
  expect(satisfiesContract('3.1.0', range)).toBe(satisfied),
);
