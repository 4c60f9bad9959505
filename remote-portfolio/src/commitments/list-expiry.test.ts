import { listExpiry } from './list-expiry';

const dates = {
  commitmentExpirationDate: '12/01/2026',
  reconfirmDeadlineDate: '2026-11-25T16:00:00Z',
};

describe('§4 commitment expiry, list view', () => {
  it.each([
    ['PENDING', '12/01/2026'],
    ['RECONFIRM', '2026-11-25T16:00:00Z'],
    ['ONGOING', ''],
    ['COMPLETED', ''],
    // The detail's codes mean nothing here.
    ['PEN', ''],
    ['REC', ''],
    ['', ''],
  ])('campaign status %p shows %p', (campaignStatus, shown) => {
    expect(listExpiry({ campaignStatus, ...dates })).toBe(shown);
  });

  it('a nested row, which has no reconfirmation deadline, shows none', () => {
    expect(listExpiry({ campaignStatus: 'RECONFIRM', commitmentExpirationDate: 'x' })).toBe('');
  });
});
