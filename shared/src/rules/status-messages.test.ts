import { statusWords } from './status-messages';

describe('§4 the label of a status', () => {
  it.each([
    ['TERMINATED', 'Terminated'],
    ['terminated', 'Terminated'],
    [' Terminated ', 'Terminated'],
    ['canceled', 'Canceled'],
    ['CANCELLED', 'Cancelled'],
    ['Pending Approval', 'Pending Approval'],
    ['', '--'],
    [null, '--'],
    [undefined, '--'],
  ])('%p is shown as %p', (status, label) => {
    expect(statusWords(status)).toBe(label);
  });
});
