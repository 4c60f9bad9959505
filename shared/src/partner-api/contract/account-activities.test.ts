import { recordingApi } from '../../testing/recording-api';
import { fetchAccountActivity } from './account-activities';

describe('§7 account activity', () => {
  const sent = recordingApi({ data: {} });

  it('is requested by days and account, with one row per page (spec §9)', async () => {
    const range = { startDate: '2026-11-01', endDate: '2026-11-21', investorAccountId: '7' };
    await fetchAccountActivity(range);
    expect(sent[0]?.body).toEqual({ ...range, rowPerPage: 1 });
  });
});
