import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { coreKey, satisfiesContract } from './own-contract';

it.each([
  [`^${contractVersion}`, true],
  ['>=1.0.0 <99.0.0', true],
  ['^99.0.0', false],
  ['', false],
  ['soon', false],
])('checks the contract range %p: %p', (range, satisfied) =>
  expect(satisfiesContract(range)).toBe(satisfied),
);

it('has no shared core outside a build, where each application follows its own changes', () => {
  expect(coreKey).toBeUndefined();
});
