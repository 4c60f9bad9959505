import { isNamed, isOutdatedByMoney } from './data-keys';

describe('data that is out of date when money moves', () => {
  it.each([
    [['user-details', 'INV-1']],
    [['statement', '2026-01-01', '2026-02-01', '7']],
    [['what-nobody-knows']],
  ])('includes %j', (key) => expect(isOutdatedByMoney(key)).toBe(true));

  it.each([
    [['file-link', 'k']],
    [['company-view', 'INV-1', 'i-1']],
    [['payment-options', 'BIBO']],
    ['nationalities'],
    [undefined],
  ])('does not include %j', (key) => expect(isOutdatedByMoney(key)).toBe(false));

  it('does not include what the screen shows', () => {
    const shown = ['campaign', 'user-details'] as const;
    expect(isOutdatedByMoney(['campaign', 'INV-1', 'c-1'], shown)).toBe(false);
    expect(isOutdatedByMoney(['my-commitments', '7'], shown)).toBe(true);
    expect(isNamed(['campaign', 'INV-1', 'c-1'], shown)).toBe(true);
    expect(isNamed(['my-commitments', '7'], shown)).toBe(false);
    expect(isNamed('campaign', shown)).toBe(false);
  });
});
