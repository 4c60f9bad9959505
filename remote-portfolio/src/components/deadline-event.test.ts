import { configure } from '@investor-portal/shared/testing/configure';
import { deadlineFile } from './deadline-event';

const now = Date.parse('2026-11-21T00:00:00Z');
const hour = 3_600_000;
const commitment = {
  guid: 'c1',
  commitmentCode: 'COM-2026-1',
  nameOfIssuer: 'Kape Co.',
  campaignCode: 'CAM-1',
  commitmentStatusCode: 'COM',
  commitmentStatus: { name: '' },
  reconfirmDeadlineDate: '',
};
const toReconfirm = {
  ...commitment,
  commitmentStatusCode: 'REC',
  reconfirmDeadlineDate: '2026-11-23T00:00:00Z',
};

beforeEach(() => configure());

function deadlineEvent(deadline: Parameters<typeof deadlineFile>[0]) {
  const [event] = deadlineFile(deadline).eventsAt();
  return event;
}

describe('a deadline in the calendar', () => {
  it('says what ends and when, with an alarm a day before', () => {
    expect(deadlineEvent({ kind: 'cancel', commitment, at: now + 48 * hour })).toEqual({
      id: 'cancel-c1',
      title: 'Last moment to cancel your commitment to Kape Co.',
      description:
        'You can cancel COM-2026-1 until 2026-11-23, 08:00 PHT.\nThe issuer may change this date. The portal shows the current one.',
      at: now + 48 * hour,
      shown: now + 48 * hour,
      alarmMinutesBefore: 1_440,
    });
  });

  it('says what to do', () => {
    const event = deadlineEvent({ kind: 'reconfirm', commitment, at: now + 24 * hour });
    expect(event?.title).toBe('Reconfirm your commitment to Kape Co.');
  });

  it('says that the commitment will be cancelled only if the platform cancels it', () => {
    const deadline = { kind: 'reconfirm', commitment: toReconfirm, at: now + 48 * hour } as const;
    const sentence = () => deadlineEvent(deadline)?.description.split('\n')[0];
    expect(sentence()).toBe('You can reconfirm COM-2026-1 until 2026-11-23, 08:00 PHT.');
    configure({ platformRules: { cancelsUnreconfirmed: true } });
    expect(sentence()).toBe(
      'If you don’t reconfirm COM-2026-1 by 2026-11-23, 08:00 PHT, it will be cancelled.',
    );
  });

  it('names the day that the API sends, and ends at midnight', () => {
    const byDay = { ...toReconfirm, reconfirmDeadlineDate: '2026-11-22' };
    const at = Date.parse('2026-11-22T16:00:00Z');
    const event = deadlineEvent({ kind: 'reconfirm', commitment: byDay, at });
    expect(event?.description).toMatch('You can reconfirm COM-2026-1 until 2026-11-22.\n');
    expect(event).toMatchObject({ at, shown: '2026-11-22' });
  });

  it('names the campaign of an issuer without a name', () => {
    const unnamed = { ...commitment, nameOfIssuer: '' };
    const event = deadlineEvent({ kind: 'reconfirm', commitment: unnamed, at: now + hour });
    expect(event?.title).toBe('Reconfirm your commitment to CAM-1');
  });

  it('leaves no gap in its sentences for a commitment without a code and an issuer', () => {
    const unnamed = { ...toReconfirm, commitmentCode: '', nameOfIssuer: '', campaignCode: '' };
    const event = deadlineEvent({ kind: 'reconfirm', commitment: unnamed, at: now + hour });
    expect(event?.title).toBe('Reconfirm your commitment to --');
    expect(event?.description).toMatch('You can reconfirm your commitment until 2026-11-23');
  });
});
