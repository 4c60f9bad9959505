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
  ['Card', 'CAM-1', 'Card'],
  ['', 'CAM-1', 'CAM-1'],
  ['', '', '--'],
])('in a sentence, the issuer %p of the campaign %p is %p', (nameOfIssuer, campaignCode, named) => {
  expect(issuerOrCode({ nameOfIssuer, campaignCode })).toBe(named);
});
