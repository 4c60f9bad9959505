import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { createCampaign, pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import { campaignEvents } from './campaign-events';

let campaign: Campaign;
beforeAll(async () => {
  pointAtSandbox();
  campaign = await createCampaign();
});

describe('the moments of an offering for a calendar', () => {
  it('are its opening and its end, each with an alarm', async () => {
    const upcoming = await createCampaign({ startsInHours: 48, endsInHours: 480 });
    const { guid, campaignCode, nameOfIssuer } = upcoming;
    const [opening, end, ...more] = campaignEvents(upcoming, Date.now());
    expect(more).toEqual([]);
    const opens = { at: Date.parse(upcoming.offeredPeriodStartDate), alarmMinutesBefore: 60 };
    const title = `Offering opens: ${nameOfIssuer}`;
    expect(opening).toMatchObject({ id: `opens-${guid}`, title, ...opens });
    const ends = { at: Date.parse(upcoming.offeredPeriodEndDate), alarmMinutesBefore: 1440 };
    expect(end).toMatchObject({ id: `ends-${guid}`, ...ends });
    expect(end?.description).toContain(`Campaign ${campaignCode}.\nYou can cancel`);
    expect(end?.description).toContain('Dates can change');
  });

  it('promise no cancellation if its deadline is before the opening', async () => {
    // The deadline to cancel is the moment of the opening.
    const short = await createCampaign({ startsInHours: 48, endsInHours: 96 });
    const [, end] = campaignEvents(short, Date.now());
    expect(end?.description).toMatch(/^Campaign .*\.\nDates can change/);
    const [, later] = campaignEvents(short, Date.parse(short.offeredPeriodStartDate) - 1);
    expect(later?.description).toMatch(/^Campaign .*\.\nDates can change/);
    const [open] = campaignEvents(short, Date.parse(short.offeredPeriodStartDate));
    expect(open?.description).toContain('you cannot cancel a commitment you make now');
  });

  it('are only the end once it is open, by its day if it has no time, and none once it has ended', () => {
    const titles = (now: number) => campaignEvents(campaign, now).map(({ title }) => title);
    expect(titles(Date.now())).toEqual([`Offering ends: ${campaign.nameOfIssuer}`]);
    expect(titles(Date.parse(campaign.offeredPeriodEndDate) + 1)).toEqual([]);
    expect(campaignEvents({ ...campaign, offeredPeriodEndDate: '' }, Date.now())).toEqual([]);
    const [byTime] = campaignEvents(campaign, Date.now());
    expect(byTime?.description).not.toContain('Ends on');
    const byDay = { ...campaign, offeredPeriodEndDate: '2126-11-30' };
    const [end] = campaignEvents(byDay, Date.now());
    expect(end).toMatchObject({ at: Date.parse('2126-11-30T16:00:00Z'), shown: '2126-11-30' });
    expect(end?.description).toContain('.\nEnds on 2126-11-30.\nYou can cancel');
  });
});
