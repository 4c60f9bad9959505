/** @jest-environment jest-fixed-jsdom */
import * as v from 'valibot';
import { configure } from '../testing/configure';
import { externalDetails } from '../testing/external-details';
import { storedKeys } from './persisted-atom';
import {
  accessTokenAtom,
  campAtom,
  externalAtom,
  externalCodeAtom,
  forgetSession,
  gatewayAtom,
  issuerGuidAtom,
  restoreSession,
  userDetailsSchema,
  usersAtom,
} from './session';
import { store } from './store';

beforeAll(() => configure());

const external = externalDetails();

describe('§3 the stored keys', () => {
  it('are read when the session is restored, and absent when unreadable', () => {
    localStorage.setItem('external', JSON.stringify(external));
    localStorage.setItem('gateway', '{"productGuid":');
    localStorage.setItem('camp', '{"guid":1}');
    localStorage.setItem('users', JSON.stringify({ companyName: 'A &amp; B' }));
    expect(store.get(accessTokenAtom)).toBe('');
    restoreSession();
    expect(store.get(accessTokenAtom)).toBe('token');
    expect([store.get(gatewayAtom), store.get(campAtom)]).toEqual([null, null]);
    // The entities of the name were decoded when it was fetched.
    expect(store.get(usersAtom)?.companyName).toBe('A &amp; B');
  });

  it('are removed with the session, without touching other keys', () => {
    store.set(externalAtom, external);
    store.set(externalCodeAtom, 'EXT-1');
    store.set(usersAtom, v.parse(userDetailsSchema, {}));
    store.set(campAtom, { guid: 'c-1' });
    store.set(issuerGuidAtom, 'i-1');
    const product = { productGuid: 'p-1', productName: 'Cash account', fee: null };
    store.set(gatewayAtom, { ...product, providerCode: 'EVLT', providerName: 'E-Wallet' });
    expect(Object.keys(localStorage).sort()).toEqual([...storedKeys].sort());
    localStorage.setItem('of-the-platform', 'stays');
    sessionStorage.setItem('of-the-platform', 'stays');
    forgetSession();
    expect(Object.keys(sessionStorage)).toEqual(['of-the-platform']);
    expect(Object.keys(localStorage)).toEqual(['of-the-platform']);
    expect(store.get(externalAtom)).toBeNull();
  });

  it('are not mixed with the values of a different investor, who has just signed in in another tab', () => {
    store.set(externalAtom, external);
    store.set(externalCodeAtom, 'EXT-1');
    localStorage.setItem('externalCode', '"EXT-2"');
    localStorage.setItem('users', '{"firstName":"of EXT-2"}');
    store.set(usersAtom, v.parse(userDetailsSchema, { firstName: 'of EXT-1' }));
    store.set(issuerGuidAtom, 'i-1');
    store.set(issuerGuidAtom, null);
    expect({ ...localStorage }).toMatchObject({ users: '{"firstName":"of EXT-2"}' });
    expect(localStorage.getItem('issuerGuid')).toBeNull();
    forgetSession();
    expect(store.get(externalAtom)).toBeNull();
    expect(localStorage.getItem('users')).not.toBeNull();
    forgetSession();
    expect({ ...localStorage }).toEqual({ 'of-the-platform': 'stays' });
  });
});

it('§3 user details accept numbers as text, and a single readable profile, whose id defaults to 0 (readings W15)', () => {
  const walletDetails = { walletId: 123, currencyCode: 'PHP', balance: '1,250.50' };
  const sent = { accountId: 4711, mobileNumber: 9175550000, walletDetails };
  const read = { walletDetails: { walletId: '123', balance: 1250.5 }, accountId: '4711' };
  expect(v.parse(userDetailsSchema, sent)).toMatchObject({ ...read, mobileNumber: '9175550000' });
  const unknown = v.parse(userDetailsSchema, { walletDetails: { walletId: '1' } });
  expect(unknown.walletDetails).toMatchObject({ balance: null });
  for (const accountServiceId of [null, Number('9007199254740993')]) {
    const profiles = [{ serviceCode: 'IDV', accountServiceId }];
    expect(v.parse(userDetailsSchema, { profiles }).profiles[0]?.accountServiceId).toBe(0);
  }
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const individual = { serviceCode: 'IDV', accountServiceId: 7 };
  for (const sent of [
    [individual, { serviceCode: null, accountServiceId: 8 }],
    [{ accountServiceId: 8 }, individual],
    individual,
  ])
    expect(v.parse(userDetailsSchema, { profiles: sent }).profiles).toEqual([individual]);
  for (const sent of [undefined, null, 'IDV', {}])
    expect(v.parse(userDetailsSchema, { profiles: sent }).profiles).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(2);
});
