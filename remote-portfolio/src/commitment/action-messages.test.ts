import { configure, sandboxRules } from '@investor-portal/shared/testing/configure';
import { actionMessages } from './action-messages';

beforeEach(() => configure({ platformRules: sandboxRules }));

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

  it('shows no dash instead of an unknown amount', () => {
    const unknown = { ...commitment, commitmentAmount: null, commitmentShares: null };
    expect(actionMessages('cancel', unknown).consequence).toBe(
      'The amount goes back to your wallet.',
    );
    expect(actionMessages('reconfirm', unknown).consequence).toBe(
      'Your amount stays committed under the changed terms.',
    );
  });

  it('promises no refund unless the platform refunds to wallets', () => {
    configure();
    expect(actionMessages('cancel', commitment).consequence).toBe(
      'PHP 50,000.00 is no longer committed, and you give up its 500 shares.',
    );
  });
});
