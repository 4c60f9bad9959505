import { requestAction, requestedActionIn } from './requested-action';

it.each(['cancel', 'reconfirm'] as const)('asks a commitment’s screen to %s', (action) => {
  expect(requestedActionIn(requestAction(action))).toBe(action);
});

it.each([null, undefined, 'cancel', {}, { ask: 'toString' }, { ask: 7 }])(
  'requests no action in %j',
  (state) => expect(requestedActionIn(state)).toBeUndefined(),
);
