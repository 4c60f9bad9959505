import { issuersOf } from './IssuerDocuments';

it('lists each issuer once, by the newest of its names', () => {
  const issuers = issuersOf([
    { issuerGuid: '2', nameOfIssuer: '' },
    { issuerGuid: '2', nameOfIssuer: 'Niyog' },
    { issuerGuid: '1', nameOfIssuer: 'Abaka' },
    { issuerGuid: '2', nameOfIssuer: 'Niyog, before it was renamed' },
    { issuerGuid: '', nameOfIssuer: 'Unknown' },
  ]);
  expect(issuers).toEqual([
    { guid: '1', name: 'Abaka' },
    { guid: '2', name: 'Niyog' },
  ]);
});
