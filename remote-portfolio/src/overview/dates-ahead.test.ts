import * as v from 'valibot';
import { commitmentSchema } from '@investor-portal/shared/partner-api/contract/commitment';
import { configure } from '@investor-portal/shared/testing/configure';
import { datesAhead } from './dates-ahead';

const now = Date.parse('2026-11-21T00:00:00Z');
const days = (count: number) => new Date(now + count * 86_400_000).toISOString();
const commitment = (guid: string, fields: object) =>
  v.parse(commitmentSchema, { guid, nameOfIssuer: guid, campaignGuid: `of ${guid}`, ...fields });

beforeEach(() => configure());

function ahead(...commitments: ReturnType<typeof commitment>[]) {
  const ends = Object.fromEntries(
    commitments.map(({ campaignGuid }) => [campaignGuid.toLowerCase(), days(10)]),
  );
  return datesAhead(commitments, ends, now).map(
    ({ title, issuer, at }) => `${title}: ${issuer}, ${(at - now) / 86_400_000}`,
  );
}

describe('the dates ahead of open commitments', () => {
  it('are the last moment to cancel, and the end of the campaign', () => {
    expect(ahead(commitment('open', { commitmentStatusCode: 'COM' }))).toEqual([
      'Last moment to cancel: open, 8',
      'Campaign closes: open, 10',
    ]);
  });

  it('name no moment to cancel where the list sends the end as a day', () => {
    const open = commitment('open', { commitmentStatusCode: 'COM' });
    const dates = datesAhead([open], { [open.campaignGuid]: '2026-12-01' }, now);
    expect(dates.map(({ title }) => title)).toEqual(['Campaign closes']);
  });

  it('show a deadline to reconfirm as the day that the API sends, which ends at midnight', () => {
    const rec = { commitmentStatusCode: 'REC', reconfirmDeadlineDate: '2026-11-25' };
    expect(datesAhead([commitment('rec', rec)], {}, now)).toMatchObject([
      { date: '2026-11-25', at: Date.parse('2026-11-25T16:00:00Z') },
    ]);
  });

  it('have the end of a campaign once, however the lists write its guid', () => {
    const same = { commitmentStatusCode: 'APP', campaignGuid: 'K' };
    expect(ahead(commitment('a', same), commitment('b', same))).toEqual(['Campaign closes: b, 10']);
  });

  it('are none once they have passed', () => {
    const open = commitment('open', { commitmentStatusCode: 'APP' });
    expect(datesAhead([open], { [open.campaignGuid]: days(-1) }, now)).toEqual([]);
  });
});
