import { coreKey } from './core-key';

it('there is no shared core outside the built portal, where each application follows its own changes', () => {
  expect(coreKey).toBeUndefined();
});
