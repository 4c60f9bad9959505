import { isBalanceDependent } from './balance-dependent';

describe('data that depends on the balance', () => {
  it.each([
    [['user-details', 'INV-1']],
    [['campaigns', 'newest', 'BIBO', 1]],
    [['issuer-campaigns', 'i-1', 'BIBO', 1]],
    [['campaign', 'c-1']],
    [['portfolio/statement', '2026-01-01', '2026-02-01', '7']],
    [['what-nobody-knows']],
  ])('includes %j', (key) => expect(isBalanceDependent(key)).toBe(true));

  it.each([
    [['file-link', 'k']],
    [['company-view', 'i-1']],
    [['portfolio/company-view', 'INV-1', 'i-1']],
    [['payment-options', 'BIBO']],
    ['nationalities'],
    [undefined],
  ])('does not include %j', (key) => expect(isBalanceDependent(key)).toBe(false));
});
