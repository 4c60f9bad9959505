import { RESET } from 'jotai/utils';
import { accessTokenAtom, externalAtom, forgetSession, restoreSession, usersAtom } from './session';
import { store } from './store';

const external = {
  code: 'P',
  externalReferenceCode: 'EXT-1',
  tokenDetails: { access_token: 'token' },
};

describe('§3 the stored keys', () => {
  it('are absent while unreadable, and read once the session is restored', () => {
    localStorage.setItem('external', JSON.stringify(external));
    localStorage.setItem('users', '{"accountId":');
    expect(store.get(accessTokenAtom)).toBe('');
    restoreSession();
    expect(store.get(accessTokenAtom)).toBe('token');
    expect(store.get(usersAtom)).toBeNull();
  });

  it('follow another tab', () => {
    const other = { ...external, tokenDetails: { access_token: 'newer' } };
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: 'external',
        newValue: JSON.stringify(other),
        storageArea: localStorage,
      }),
    );
    expect(store.get(accessTokenAtom)).toBe('newer');
  });

  it('are removed with the session, and no other key is', () => {
    store.set(externalAtom, external);
    localStorage.setItem('of-the-platform', 'stays');
    sessionStorage.setItem('registration', 'answers');
    sessionStorage.setItem('intention:campaign', 'an amount');
    sessionStorage.setItem('of-the-platform', 'stays');
    forgetSession();
    expect(Object.keys(sessionStorage)).toEqual(['of-the-platform']);
    expect(localStorage.getItem('external')).toBeNull();
    expect(localStorage.getItem('of-the-platform')).toBe('stays');
    expect(store.get(externalAtom)).toBeNull();
  });

  it('ignore a value of another shape', () => {
    localStorage.setItem('external', '{"code":1}');
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: 'external',
        newValue: '{"code":1}',
        storageArea: localStorage,
      }),
    );
    expect(store.get(externalAtom)).toBeNull();
    store.set(externalAtom, RESET);
  });
});
