import { configure, sandboxRules } from '@investor-portal/shared/testing/configure';
import { actionMessages } from './action-messages';

const commitment = {
  commitmentAmount: 50_000,
  commitmentCurrencyCode: 'PHP',
  commitmentShares: 500,
  materialChanges: [],
};
const unknown = { commitmentAmount: null, commitmentShares: null };

it.each([
  ['cancel', {}, 'PHP 50,000.00 goes back to your wallet, and you give up its 500 shares.'],
  ['cancel', { commitmentShares: 0 }, 'PHP 50,000.00 goes back to your wallet.'],
  ['cancel', unknown, 'The amount goes back to your wallet.'],
  [
    'reconfirm',
    { commitmentShares: 1 },
    'Your PHP 50,000.00 stays committed under the changed terms, for 1 share.',
  ],
  ['reconfirm', unknown, 'Your amount stays committed under the changed terms.'],
] as const)('the dialog to %s says for %j: %s', (action, changed, consequence) => {
  configure({ platformRules: sandboxRules });
  expect(actionMessages(action, { ...commitment, ...changed }).consequence).toBe(consequence);
});
