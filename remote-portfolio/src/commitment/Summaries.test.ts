import { parseCommitment } from '../testing/parse-rows';
import { missingFigures } from './Summaries';

const detailsOf = (commitmentStatusCode: string, commitmentStatus: string, fields: object = {}) =>
  missingFigures(parseCommitment({ commitmentStatusCode, commitmentStatus, ...fields }));
const completionDate = '2026-11-02T00:00:00Z';

describe('§4 Final Investment Details', () => {
  it.each([
    ['COM', 'pending', 'Campaign: Pending for Approval', 'pending'],
    ['COM', 'incomplete', 'Campaign Not Yet Completed', 'incomplete'],
    ['COM', 'ongoing', 'Campaign Still On-going', 'ongoing'],
    ['COM', 'canceled', 'Commitment Cancelled', 'cancelled'],
    ['COM', ' TERMINATED ', 'Campaign Terminated', 'terminated'],
    // The code shows the ending before the name does, and decides without a name.
    ['CAN', 'ongoing', 'Commitment Cancelled', 'cancelled'],
    ['PEN', '', 'Campaign: Pending for Approval', 'pending'],
  ])('shows for %p %p the message %p and the illustration %p', (code, name, message, picture) => {
    expect(detailsOf(code, name)).toEqual({ message, picture });
  });

  it.each(['completed', 'committed', 'Completed'])('shows the final figures for %p', (name) => {
    expect(detailsOf('APP', name)).toBeNull();
  });

  it.each(['', 'constructor', 'Approved'])(
    'shows the figures for the unlisted name %p only once they are final',
    (name) => {
      expect(detailsOf('APP', name)).toMatchObject({ message: 'Final figures not known' });
      expect(detailsOf('APP', name, { completionDate })).toBeNull();
    },
  );
});
