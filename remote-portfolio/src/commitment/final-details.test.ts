import { finalDetails } from './final-details';

describe('§4 Final Investment Details', () => {
  it.each([
    ['pending', 'Campaign: Pending for Approval', 'pending'],
    ['incomplete', 'Campaign Not Yet Completed', 'incomplete'],
    ['ongoing', 'Campaign Still On-going', 'ongoing'],
    ['canceled', 'Commitment Cancelled', 'cancelled'],
    ['Cancelled', 'Commitment Cancelled', 'cancelled'],
    [' TERMINATED ', 'Campaign Terminated', 'terminated'],
  ])('%p says %p and shows the illustration %p', (name, message, picture) => {
    expect(finalDetails(name)).toEqual({ kind: 'message', message, picture });
  });

  it.each(['completed', 'committed', 'Completed'])('%p shows the final figures', (name) => {
    expect(finalDetails(name)).toEqual({ kind: 'figures' });
  });

  it.each(['', 'constructor', 'frozen'])('%p, which is not listed, claims nothing', (name) => {
    expect(finalDetails(name)).toMatchObject({ kind: 'message', message: 'Not final yet' });
  });
});
