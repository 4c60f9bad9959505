import { statusColour, statusLabel } from './status';

it.each([
  ['TERMINATED', 'Terminated'],
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
  ['completed', 'green'],
  ['active', 'green'],
  ['unlocked', 'green'],
  ['success', 'green'],
  ['accepted', 'green'],
  [' COMMITTED ', 'green'],
  ['PENDING', 'yellow'],
  ['Rejected', 'red'],
  ['Canceled', 'grey'],
  ['constructor', 'grey'],
  [null, 'grey'],
])('§4 the colour of %p is %s', (status, colour) => expect(statusColour(status)).toBe(colour));
