import { actionMessages } from './action-messages';

const commitment = {
  commitmentAmount: 50_000,
  commitmentCurrencyCode: 'PHP',
  commitmentShares: 500,
  materialChanges: [],
};

describe('confirmation dialog', () => {
  it('says what a reconfirmation keeps, and for how many shares', () => {
    expect(actionMessages('reconfirm', { ...commitment, commitmentShares: 1 }).consequence).toBe(
      'Your PHP 50,000.00 stays committed under the changed terms, for 1 share.',
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
