import { statusColour, statusLabel } from './status';

// commitment-status.test.ts has the statuses of commitments.
it.each([
  [' canceled ', 'Cancelled'],
  ['CANCELLED', 'Cancelled'],
  ['Pending Approval', 'Pending Approval'],
  ['', '--'],
  [null, '--'],
  [undefined, '--'],
])('§4 the label of the status %p is %p', (status, label) => {
  expect(statusLabel(status)).toBe(label);
});

it.each([
  ['active', 'green'],
  ['unlocked', 'green'],
  ['success', 'green'],
  ['accepted', 'green'],
  [' COMMITTED ', 'green'],
  ['Rejected', 'red'],
  ['constructor', 'grey'],
  [null, 'grey'],
])('§4 the colour of %p is %s', (status, colour) => expect(statusColour(status)).toBe(colour));
