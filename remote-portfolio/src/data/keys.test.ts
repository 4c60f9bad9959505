import { isOutOfDate, isUserDetails, keyNames } from './keys';

describe('after changing a commitment', () => {
  it.each([
    [[keyNames.allPositions, '7']],
    [[keyNames.openCommitments, '7']],
    [[keyNames.statement, '2026-01-01', '2026-02-01', '7']],
    [['my-commitments', '7']],
    [['campaign', 'c-1']],
  ])('clears %j, whichever remote fetched it', (key) => expect(isOutOfDate(key)).toBe(true));

  it.each([
    [[keyNames.commitment, 'INV-1', 'g-1']],
    [[keyNames.campaign, 'INV-1', 'c-1']],
    [['user-details', 'INV-1']],
    [['file-link', 'k']],
  ])('keeps %j', (key) => expect(isOutOfDate(key)).toBe(false));

  it('refetches the wallet', () => {
    expect(isUserDetails(['user-details', 'INV-1'])).toBe(true);
    expect(isUserDetails(['campaign', 'c-1'])).toBe(false);
  });
});
