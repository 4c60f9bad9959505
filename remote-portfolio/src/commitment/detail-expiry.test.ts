import { detailExpiry } from './detail-expiry';

const commitment = {
  commitmentStatusCode: 'COM',
  commitmentCurrencyCode: 'PHP',
  commitmentExpirationDate: '12/01/2026',
  reconfirmDeadlineDate: '2026-11-25T16:00:00Z',
};

describe('§4 commitment expiry in the detail view', () => {
  it.each([
    [{ commitmentStatusCode: 'PEN' }, '12/01/2026'],
    [{ commitmentStatusCode: 'REC' }, '2026-11-25T16:00:00Z'],
    [{ commitmentStatusCode: 'COM' }, ''],
    [{ commitmentStatusCode: 'CAN' }, ''],
    [{ commitmentStatusCode: 'APP' }, ''],
    // The comparison in the source.
    [{ commitmentCurrencyCode: 'REC' }, '2026-11-25T16:00:00Z'],
    [{ commitmentStatusCode: 'PEN', commitmentCurrencyCode: 'REC' }, '12/01/2026'],
    // The lists' statuses mean nothing here.
    [{ commitmentStatusCode: 'PENDING' }, ''],
    [{ commitmentStatusCode: 'RECONFIRM' }, ''],
  ])('%j shows %p', (changed, shown) => {
    expect(detailExpiry({ ...commitment, ...changed })).toBe(shown);
  });
});
