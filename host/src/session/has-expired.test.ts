import fc from 'fast-check';
import { hasExpired } from './has-expired';

const jwt = (claims: unknown) =>
  `${btoa('{"alg":"HS256"}')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

describe('readings S11: a token', () => {
  it('that is a JWT expires when it says so', () => {
    const token = jwt({ sub: 'Ñuñoa?>~', exp: 1_000 });
    expect(hasExpired(token, 999_999)).toBe(false);
    expect(hasExpired(token, 1_000_000)).toBe(true);
  });

  it.each([[''], ['opaque'], ['a.b.c'], [jwt({})], [jwt(null)], [jwt({ exp: '1' })], [jwt(7)]])(
    'that does not say when it expires is left to the API: %j',
    (token) => expect(hasExpired(token, Number.MAX_VALUE)).toBe(false),
  );

  it('is never an error', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(hasExpired(`${a}.${b}`, 0)).toBe(false);
      }),
    );
  });
});
