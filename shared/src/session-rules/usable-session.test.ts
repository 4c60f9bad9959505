import fc from 'fast-check';
import { isBearerToken, isReference, isTokenExpired, noteTokenExpiry } from './usable-session';

describe('readings S9: a token', () => {
  it.each(['abc', 'a.b-c_d~e+f/g==', '!', '~'.repeat(8000)])('can be %s', (token) =>
    expect(isBearerToken(token)).toBe(true),
  );

  // A line break, also at the end, a NUL, a space, DEL, Cyrillic, a letter beyond ASCII, and more than a header holds.
  const control = ['one\ntwo', 'one\n', 'one\r', 'one\0', 'one two', 'one\x7f'];
  it.each(['', ...control, 'токен', 'señor', 'a'.repeat(8001), 7, undefined])(
    'cannot be %j',
    (token) => expect(isBearerToken(token)).toBe(false),
  );

  it('that is accepted passes through a header unchanged', () => {
    const near = fc.string({ unit: 'binary', maxLength: 12 });
    fc.assert(
      fc.property(near, (token) => {
        if (!isBearerToken(token)) return;
        const authorization = `Bearer ${token}`;
        expect(new Headers({ authorization }).get('authorization')).toBe(authorization);
      }),
    );
  });
});

describe('readings S9: an external reference code', () => {
  it.each(['EXT-1', 'a/b"c', 'Ñuñoa', '...', '😀'])('can be %s', (reference) =>
    expect(isReference(reference)).toBe(true),
  );

  it.each(['.', '..', '', '\ud800', 'a\udc00b', 'x'.repeat(501), 7])('cannot be %j', (reference) =>
    expect(isReference(reference)).toBe(false),
  );
});

const jwt = (claims: unknown) =>
  `${btoa('{"alg":"HS256"}')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

describe('readings S11: a token', () => {
  it('that is opaque expires when the platform says so, and the next one is unknown, and that is a JWT at the time that it states', () => {
    noteTokenExpiry('noted', 1_000);
    expect(isTokenExpired('noted', 999)).toBe(false);
    expect(isTokenExpired('noted', 1_000)).toBe(true);
    expect(isTokenExpired('next', 1_000)).toBe(false);
    const token = jwt({ sub: 'Ñuñoa?>~', exp: 1_000 });
    expect(isTokenExpired(token, 999_999)).toBe(false);
    expect(isTokenExpired(token, 1_000_000)).toBe(true);
  });

  it.each([[''], ['opaque'], ['a.b.c'], [jwt({})], [jwt(null)], [jwt({ exp: '1' })], [jwt(7)]])(
    'that does not state its expiry is left to the API: %j',
    (token) => expect(isTokenExpired(token, Number.MAX_VALUE)).toBe(false),
  );
});
