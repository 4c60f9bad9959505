import { statusLabel } from './status-label';

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
