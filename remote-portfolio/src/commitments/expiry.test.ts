import { configure } from '@investor-portal/shared/testing/configure';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { detailExpiry, expiryFact, listExpiry, nestedExpiry } from './expiry';

const dates = {
  commitmentExpirationDate: '12/01/2026',
  reconfirmDeadlineDate: '2026-11-25T16:00:00Z',
};

beforeEach(() => configure());

describe('§4 commitment expiry', () => {
  it.each([
    [{ commitmentStatusCode: 'PEN' }, '12/01/2026'],
    [{ commitmentStatusCode: 'REC' }, '2026-11-25T16:00:00Z'],
    [{ commitmentStatusCode: 'CAN' }, ''],
    [{ commitmentStatusCode: 'PEN', commitmentStatus: { name: 'canceled' } }, ''],
    // The source compares the currency code to REC.
    [{ commitmentCurrencyCode: 'REC' }, '2026-11-25T16:00:00Z'],
    [{ commitmentStatusCode: 'PEN', commitmentCurrencyCode: 'REC' }, '12/01/2026'],
    // The statuses of the lists have no meaning here.
    [{ commitmentStatusCode: 'PENDING' }, ''],
  ])('shows on its own screen for %j %p', (changed, shown) => {
    const commitment = {
      commitmentStatusCode: 'COM',
      commitmentStatus: { name: 'ongoing' },
      commitmentCurrencyCode: 'PHP',
      ...dates,
    };
    expect(detailExpiry({ ...commitment, ...changed })).toBe(shown);
  });

  it.each([
    ['PENDING', '12/01/2026'],
    ['RECONFIRM', '2026-11-25T16:00:00Z'],
    ['Reconfirm', '2026-11-25T16:00:00Z'],
    ['ONGOING', ''],
    // The status codes of the detail have no meaning here.
    ['PEN', ''],
    ['', ''],
  ])('shows in the lists for the campaign status %p %p', (campaignStatus, shown) => {
    expect(listExpiry({ campaignStatus, ...dates })).toBe(shown);
  });

  it.each([
    ['PEN', 'pending', 'RECONFIRM', '12/01/2026'],
    ['REC', 'ongoing', 'RECONFIRM', '2026-11-25T16:00:00Z'],
    ['CAN', 'canceled', 'PENDING', ''],
    // The status may name the end when the status code does not.
    ['REC', 'canceled', 'RECONFIRM', ''],
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

  it.each([
    ['REC', 'reconfirmDeadlineDate', 'Reconfirm by'],
    ['PEN', 'commitmentExpirationDate', 'Expires'],
    // The campaign asks others to reconfirm.
    ['APP', 'reconfirmDeadlineDate', ''],
    ['CAN', 'reconfirmDeadlineDate', ''],
    // Without a code, only the campaign's status is known.
    ['', 'reconfirmDeadlineDate', 'Reconfirm by'],
  ] as const)('names for %p the %s %p', (commitmentStatusCode, field, kind) => {
    const commitment = { commitmentStatusCode, commitmentStatus: { name: '' }, ...dates };
    const { value } = expiryFact(commitment, dates[field]);
    expect(value).toBe([kind, formatDate(dates[field])].filter(Boolean).join(' '));
  });
});
