import * as v from 'valibot';
import { commitmentSchema } from '@investor-portal/shared/partner-api/contract/commitment';
import { stockMemoSchema } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { configure } from '@investor-portal/shared/testing/configure';
import { portfolioEvents } from './portfolio-events';
import { isOpen } from '@investor-portal/shared/rules/commitment-status';

const now = Date.parse('2026-11-21T00:00:00Z');
const days = (count: number) => new Date(now + count * 86_400_000).toISOString();
const commitment = (guid: string, fields: object) =>
  v.parse(commitmentSchema, { guid, nameOfIssuer: guid, campaignGuid: `of ${guid}`, ...fields });

beforeEach(() => configure());

function events(...all: ReturnType<typeof commitment>[]) {
  const memo = v.parse(stockMemoSchema, { guid: 'm', issuer: 'memo', createdOn: days(-1) });
  const offeringEnds = Object.fromEntries(all.map((each) => [each.campaignGuid, days(10)]));
  const open = { all, commitments: all.filter(isOpen), offeringEnds };
  const { ahead, past } = portfolioEvents(open, [memo], now);
  const line = ({ kind, ending, issuer, at }: (typeof ahead)[number]) =>
    `${kind}${ending ? `, later ${ending}` : ''} ${issuer} ${(at - now) / 86_400_000}`;
  return { ahead: ahead.map(line), past: past.map(line) };
}

describe('the timeline of all holdings', () => {
  it('lists upcoming events, the next first, and past events, the latest first', () => {
    const open = commitment('open', { commitmentStatusCode: 'COM', commitmentDate: days(-3) });
    const done = commitment('done', {
      commitmentStatusCode: 'APP',
      commitmentDate: days(-30),
      completionDate: days(-2),
    });
    expect(events(open, done)).toEqual({
      ahead: ['cancel open 8', 'closes open 10'],
      past: ['memo memo -1', 'completed done -2', 'committed open -3', 'committed done -30'],
    });
  });

  it('names no moment to cancel where the list sends the end as a day', () => {
    const open = commitment('open', { commitmentStatusCode: 'COM', commitmentDate: days(-3) });
    const offeringEnds = { [open.campaignGuid]: '2026-12-01' };
    const { ahead } = portfolioEvents({ all: [open], commitments: [open], offeringEnds }, [], now);
    expect(ahead.map(({ kind }) => kind)).toEqual(['closes']);
  });

  it('shows a deadline to reconfirm as the day that the API sends, which ends at midnight', () => {
    const rec = { commitmentStatusCode: 'REC', reconfirmDeadlineDate: '2026-11-25' };
    const all = [commitment('rec', rec)];
    const open = { all, commitments: all, offeringEnds: {} };
    expect(portfolioEvents(open, [], now).ahead).toMatchObject([
      { kind: 'reconfirm', date: '2026-11-25', at: Date.parse('2026-11-25T16:00:00Z') },
    ]);
  });

  it('lists the end of a campaign once, without the amount of one commitment', () => {
    const same = { commitmentStatusCode: 'APP', campaignGuid: 'k' };
    expect(events(commitment('a', same), commitment('b', same)).ahead).toEqual(['closes b 10']);
  });

  it('finds the end of a campaign whose guid the lists write in different cases', () => {
    const all = [commitment('a', { commitmentStatusCode: 'APP', campaignGuid: 'K' })];
    const open = { all, commitments: all, offeringEnds: { k: days(10) } };
    expect(portfolioEvents(open, [], now).ahead).toMatchObject([{ kind: 'closes' }]);
  });

  it('does not expect what was recorded a moment ago, by a clock that is a little ahead', () => {
    const fresh = commitment('fresh', { commitmentStatusCode: 'APP', commitmentDate: days(1e-5) });
    expect(events(fresh)).toEqual({
      ahead: ['closes fresh 10'],
      past: ['committed fresh 0.00001', 'memo memo -1'],
    });
  });

  it('does not date the end of a cancelled commitment', () => {
    const cancelled = commitment('c', {
      commitmentStatusCode: 'CAN',
      createdOn: days(-3),
      completionDate: days(-2),
    });
    expect(events(cancelled)).toEqual({
      ahead: [],
      past: ['memo memo -1', 'committed, later cancelled c -3'],
    });
  });
});
