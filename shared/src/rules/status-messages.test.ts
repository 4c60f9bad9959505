import { statusWords } from './status-messages';

describe('§4 a status in words', () => {
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
  ])('%p is written %p', (status, words) => {
    expect(statusWords(status)).toBe(words);
  });
});
