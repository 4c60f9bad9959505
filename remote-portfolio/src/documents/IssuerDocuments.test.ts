import { issuersOf } from './IssuerDocuments';

it('lists each issuer once, by name', () => {
  const issuers = issuersOf([
    { issuerGuid: '2', nameOfIssuer: 'Niyog' },
    { issuerGuid: '1', nameOfIssuer: 'Abaka' },
    { issuerGuid: '2', nameOfIssuer: 'Niyog' },
    { issuerGuid: '', nameOfIssuer: 'Unknown' },
  ]);
  expect(issuers).toEqual([
    { guid: '1', name: 'Abaka' },
    { guid: '2', name: 'Niyog' },
  ]);
});
