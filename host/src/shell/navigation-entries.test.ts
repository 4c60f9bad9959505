import { currentEntry } from './navigation-entries';

it.each([
  ['/main', '/main'],
  ['/main/', '/main'],
  ['/main/premium-account', '/main'],
  ['/main/investment-opportunities/1/payment/review', '/main/investment-opportunities'],
  ['/investment-opportunities', '/main/investment-opportunities'],
  ['/mainly', undefined],
  ['/main/nowhere', undefined],
  ['/acceptance', undefined],
])('§2: the navigation highlights for %s the entry of %s', (pathname, entry) => {
  expect(currentEntry(pathname)).toBe(entry);
});
