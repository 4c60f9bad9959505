import { hasJustRegistered, registeredState } from './registered-state';

it.each([
  ['of the same investor', registeredState('INV-1'), true],
  ['of another', registeredState('INV-2'), false],
  ['of something else', { receipt: {} }, false],
  ['that is none', null, false],
])('a navigation state %s', (_, state, expected) => {
  expect(hasJustRegistered(state, 'INV-1')).toBe(expected);
  expect(hasJustRegistered(state, undefined)).toBe(false);
});
