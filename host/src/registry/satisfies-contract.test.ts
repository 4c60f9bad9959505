import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { satisfiesContract } from './satisfies-contract';

it.each([
  [`^${contractVersion}`, true],
  ['>=1.0.0 <99.0.0', true],
  ['^99.0.0', false],
  ['', false],
  ['soon', false],
])('checks the contract range %p: %p', (range, satisfied) =>
  expect(satisfiesContract(range)).toBe(satisfied),
);
