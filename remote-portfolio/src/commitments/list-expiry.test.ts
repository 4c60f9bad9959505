import { listExpiry, nestedExpiry } from './list-expiry';

const dates = {
  commitmentExpirationDate: '12/01/2026',
  reconfirmDeadlineDate: '2026-11-25T16:00:00Z',
};

describe('§4 commitment expiry in the lists', () => {
  it.each([
    ['PENDING', '12/01/2026'],
    ['RECONFIRM', '2026-11-25T16:00:00Z'],
    ['ONGOING', ''],
    ['COMPLETED', ''],
    // The detail's status codes mean nothing here.
    ['PEN', ''],
    ['REC', ''],
    ['', ''],
  ])('shows for the campaign status %p %p', (campaignStatus, shown) => {
    expect(listExpiry({ campaignStatus, ...dates })).toBe(shown);
  });

  it.each([
    ['PEN', 'pending', 'RECONFIRM', '12/01/2026'],
    ['REC', 'ongoing', 'RECONFIRM', '2026-11-25T16:00:00Z'],
    ['CAN', 'canceled', 'PENDING', ''],
    ['COM', 'ongoing', 'PENDING', ''],
    // Without a code, the campaign's status is used unless the status name rules it out.
    ['', 'ongoing', 'RECONFIRM', '2026-11-25T16:00:00Z'],
    ['', 'pending', 'PENDING', '12/01/2026'],
    ['', 'Cancelled', 'PENDING', ''],
    ['', 'terminated', 'RECONFIRM', ''],
  ])('%p %p in a campaign that is %p shows %p', (commitmentStatusCode, name, campaign, shown) => {
    const nested = { commitmentStatusCode, commitmentStatus: { name }, ...dates };
    expect(nestedExpiry(nested, campaign)).toBe(shown);
  });
});
