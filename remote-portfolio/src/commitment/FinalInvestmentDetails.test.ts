import { finalDetails } from './FinalInvestmentDetails';

describe('§4 Final Investment Details', () => {
  it.each([
    ['pending', 'Campaign: Pending for Approval', 'pending'],
    ['incomplete', 'Campaign Not Yet Completed', 'incomplete'],
    ['ongoing', 'Campaign Still On-going', 'ongoing'],
    ['canceled', 'Commitment Cancelled', 'cancelled'],
    ['Cancelled', 'Commitment Cancelled', 'cancelled'],
    [' TERMINATED ', 'Campaign Terminated', 'terminated'],
  ])('shows for %p the message %p and the illustration %p', (name, message, picture) => {
    expect(finalDetails(name)).toMatchObject({ kind: 'message', message, picture });
  });

  it.each(['completed', 'committed', 'Completed'])('shows the final figures for %p', (name) => {
    expect(finalDetails(name)).toEqual({ kind: 'figures' });
  });

  it.each(['', 'constructor', 'frozen'])(
    'does not say whether the figures are final for the unlisted name %p',
    (name) => {
      expect(finalDetails(name)).toMatchObject({
        kind: 'message',
        message: 'Final figures not known',
      });
    },
  );
});
