import fc from 'fast-check';
import { isBearerToken, isReference, isTokenExpired, noteTokenExpiry } from './usable-session';

describe('readings S9: a token', () => {
  it.each(['abc', 'a.b-c_d~e+f/g==', '!', '~'.repeat(8000)])('can be %s', (token) => {
    expect(isBearerToken(token)).toBe(true);
  });

  it.each([
    ['empty', ''],
    ['a line break', 'one\ntwo'],
    ['a line break at its end', 'one\n'],
    ['a carriage return', 'one\r'],
    ['a NUL', 'one\0'],
    ['a space', 'one two'],
    ['DEL', 'one\x7f'],
    ['Cyrillic', 'токен'],
    ['a Latin letter beyond ASCII', 'señor'],
    ['more than a header holds', 'a'.repeat(8001)],
    ['a number', 7],
    ['nothing', undefined],
  ])('cannot be or contain %s', (_what, token) => {
    expect(isBearerToken(token)).toBe(false);
  });

  it('that is accepted passes through a header unchanged', () => {
    const near = fc.string({ unit: 'binary', maxLength: 12 });
    fc.assert(
      fc.property(near, (token) => {
        if (!isBearerToken(token)) return;
        const { authorization } = Object.fromEntries(
          new Headers({ authorization: `Bearer ${token}` }),
        );
        expect(authorization).toBe(`Bearer ${token}`);
      }),
    );
  });
});

describe('readings S9: an external reference code', () => {
  it.each(['EXT-1', 'a/b"c', 'Ñuñoa', '...', '😀'])('can be %s', (reference) => {
    expect(isReference(reference)).toBe(true);
  });

  it.each([['.'], ['..'], [''], ['\ud800'], ['a\udc00b'], ['x'.repeat(501)], [7]])(
    'cannot be %j',
    (reference) => {
      expect(isReference(reference)).toBe(false);
    },
  );
});

const jwt = (claims: unknown) =>
  `${btoa('{"alg":"HS256"}')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

describe('readings S11: a token', () => {
  it('that is opaque expires when the platform says so, and the next one is unknown', () => {
    noteTokenExpiry('noted', 1_000);
    expect(isTokenExpired('noted', 999)).toBe(false);
    expect(isTokenExpired('noted', 1_000)).toBe(true);
    expect(isTokenExpired('next', 1_000)).toBe(false);
  });

  it('that is a JWT expires at the time that it states', () => {
    const token = jwt({ sub: 'Ñuñoa?>~', exp: 1_000 });
    expect(isTokenExpired(token, 999_999)).toBe(false);
    expect(isTokenExpired(token, 1_000_000)).toBe(true);
  });

  it.each([[''], ['opaque'], ['a.b.c'], [jwt({})], [jwt(null)], [jwt({ exp: '1' })], [jwt(7)]])(
    'that does not state its expiry is left to the API: %j',
    (token) => expect(isTokenExpired(token, Number.MAX_VALUE)).toBe(false),
  );
});
