import { actionMessages } from './action-messages';

const commitment = {
  commitmentAmount: 50_000,
  commitmentCurrencyCode: 'PHP',
  commitmentShares: 500,
  materialChanges: [],
};

describe('confirmation dialog', () => {
  it('says what cancelling returns and gives up', () => {
    expect(actionMessages('cancel', commitment).consequence).toBe(
      'PHP 50,000.00 goes back to your wallet, and you give up its 500 shares.',
    );
  });

  it('says what a reconfirmation keeps, and for how many shares', () => {
    expect(actionMessages('reconfirm', { ...commitment, commitmentShares: 1 }).consequence).toBe(
      'Your PHP 50,000.00 stays committed under the changed terms, for 1 share.',
    );
  });

  it('says how many shares they were before a new price', () => {
    const materialChanges = [{ field: 'sharePrice', before: 'PHP 100.00', after: 'PHP 125.00' }];
    expect(
      actionMessages('reconfirm', { ...commitment, commitmentShares: 400, materialChanges })
        .consequence,
    ).toBe(
      'Your PHP 50,000.00 stays committed under the changed terms, for 400 shares instead of 500.',
    );
  });

  it.each([0, null])('mentions no shares until they are counted (%p)', (commitmentShares) => {
    const uncounted = { ...commitment, commitmentShares };
    expect(actionMessages('cancel', uncounted).consequence).toBe(
      'PHP 50,000.00 goes back to your wallet.',
    );
    expect(actionMessages('reconfirm', uncounted).consequence).not.toMatch(/share/);
  });
});
