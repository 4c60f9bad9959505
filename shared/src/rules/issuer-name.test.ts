import { issuerNameOf, issuerOrCode } from './issuer-name';

it.each([
  ['Card', 'Commitment', 'Account', 'Card'],
  ['', 'Commitment', 'Account', 'Commitment'],
  ['', '', 'Account', 'Account'],
  ['', '', '', ''],
])('an issuer sent as %p, %p and %p is shown as %p', (nameOfIssuer, issuerName, name, shown) => {
  const issuerAccount = { accountId: 'ACC-1', name, imageUrl: '' };
  expect(issuerNameOf({ nameOfIssuer, issuerName, issuerAccount })).toBe(shown);
});

it.each([
  ['Card', 'CAM-1', 'COM-1', 'Card'],
  ['', 'CAM-1', 'COM-1', 'CAM-1'],
  ['', '', 'COM-1', 'COM-1'],
  ['', '', '', 'Unnamed issuer'],
])('a heading names %p, %p and %p %p', (nameOfIssuer, campaignCode, commitmentCode, named) => {
  expect(issuerOrCode({ nameOfIssuer, campaignCode, commitmentCode })).toBe(named);
});
