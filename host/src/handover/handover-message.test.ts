import fc from 'fast-check';
import { externalDetails } from '@investor-portal/shared/testing/external-details';
import { isPlatformData } from '../platform/platform-messages';
import { readHandoverMessage } from './handover-message';

const details = externalDetails('EXT-1', 'secret-token');
const bibo = (value?: unknown) => ({ action: 'bibo' as const, value });
const handover = (changes: object) => bibo(JSON.stringify({ ...details, ...changes }));

describe("§1 the 'bibo' message", () => {
  it('is parsed into code, external reference code and token, also if codes are numbers', () => {
    expect(readHandoverMessage(handover({ more: 1 }))).toEqual({ kind: 'handover', details });
    expect(readHandoverMessage(handover({ code: 7, externalReferenceCode: 42 }))).toMatchObject({
      details: { code: '7', externalReferenceCode: '42' },
    });
  });

  it.each([
    [300, 300],
    ['300', undefined],
    [-1, undefined],
  ])('may say when its token expires: %j', (expires_in, expiresIn) => {
    const tokenDetails = { ...details.tokenDetails, expires_in };
    const read = readHandoverMessage(handover({ tokenDetails }));
    expect(read).toEqual({ kind: 'handover', details, expiresIn });
  });

  it.each([
    ['Manila', 'Manila'],
    [{ city: 'Manila', country: 'PH', region: '', lat: 14.6, at: null }, 'Manila, PH'],
    [['Manila', 'PH'], 'Manila, PH'],
    [7, undefined],
  ])('is accepted with the location %j', (location, expected) => {
    const read = readHandoverMessage(handover({ location }));
    expect(read).toMatchObject({ kind: 'handover' });
    expect(read).toHaveProperty('details.location', expected);
  });

  it.each([
    ['a value that is not a string', bibo(details)],
    ['broken JSON', bibo('{"code":')],
    ['no token', handover({ tokenDetails: {} })],
    ['an empty reference', handover({ externalReferenceCode: '' })],
    ['a token that no header can carry', handover({ tokenDetails: { access_token: 'secret\0' } })],
  ])('is rejected with %s, for a reason that contains no value', (_case, message) => {
    const read = readHandoverMessage(message);
    expect(read.kind).toBe('malformed');
    expect(JSON.stringify(read)).not.toContain('secret');
  });

  it('is the only data that is accepted, and no input throws', () => {
    fc.assert(fc.property(fc.anything(), (data) => expect(isPlatformData(data)).toBe(false)));
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readHandoverMessage(bibo(value)).kind).toBe('malformed');
      }),
    );
  });
});

it.each([
  ['portal:sign-out', null, { kind: 'sign-out' }],
  ['portal:session-unavailable', null, { kind: 'no-session', reason: 'unavailable' }],
  ['portal:session-unavailable', 'signed-out', { kind: 'no-session', reason: 'not-signed-in' }],
] as const)('readings S8: %s with the value %j is read as %j', (action, value, message) => {
  expect(readHandoverMessage({ action, value })).toEqual(message);
});
