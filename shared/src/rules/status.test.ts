import { statusColour, statusLabel } from './status';

describe('§4 the label of a status', () => {
  it.each([
    ['TERMINATED', 'Terminated'],
    ['terminated', 'Terminated'],
    [' Terminated ', 'Terminated'],
    ['canceled', 'Cancelled'],
    ['Canceled', 'Cancelled'],
    ['CANCELLED', 'Cancelled'],
    ['Pending Approval', 'Pending Approval'],
    ['', '--'],
    [null, '--'],
    [undefined, '--'],
  ])('%p is shown as %p', (status, label) => {
    expect(statusLabel(status)).toBe(label);
  });
});

describe('§4 status colours', () => {
  it.each([
    'completed',
    'active',
    'unlocked',
    'approved',
    'success',
    'accepted',
    'committed',
    'Approved',
    ' COMMITTED ',
  ])('%p is green', (status) => expect(statusColour(status)).toBe('green'));

  it.each(['pending', 'PENDING'])('%p is yellow', (status) =>
    expect(statusColour(status)).toBe('yellow'),
  );

  it.each(['rejected', 'Rejected'])('%p is red', (status) =>
    expect(statusColour(status)).toBe('red'),
  );

  it.each(['cancelled', 'canceled', 'Canceled', 'terminated', '', 'constructor', null, undefined])(
    '%p is grey',
    (status) => expect(statusColour(status)).toBe('grey'),
  );

  it('does not colour a request to the investor like a state', () =>
    expect(statusColour('RECONFIRM')).toBe('action'));
});
