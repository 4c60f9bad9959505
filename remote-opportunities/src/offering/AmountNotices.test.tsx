import { render } from '@testing-library/react';
import { configure } from '@investor-portal/shared/testing/configure';
import { ShortfallNotice } from './AmountNotices';

beforeAll(() => configure());

const wallet = { walletId: 'W-1', currencyCode: 'PHP', balance: 50 };

it('says by how much a wallet of the same currency is short', () => {
  const notice = (amount: string, currency: string) => (
    <ShortfallNotice amount={amount} currency={currency} wallet={wallet} />
  );
  const { rerender, container } = render(notice('100', 'PHP'));
  expect(container).toHaveTextContent('Your wallet is short by PHP 50.00');
  expect(container).toHaveTextContent('It has PHP 50.00. Add money on the platform');
  for (const [amount, currency] of [
    ['100', 'USD'],
    ['50', 'PHP'],
    ['', 'PHP'],
  ] as const) {
    rerender(notice(amount, currency));
    expect(container).toBeEmptyDOMElement();
  }
});
