import fc from 'fast-check';
import { readPartnerMessage } from './partner-message';

const details = {
  code: 'BAYANIHAN',
  externalReferenceCode: 'EXT-1',
  tokenDetails: { access_token: 'secret-token' },
};

function handover(changes: object) {
  return { action: 'bibo', value: JSON.stringify({ ...details, ...changes }) };
}

describe("§1 the 'bibo' message", () => {
  it('hands over code, external reference code and token', () => {
    const message = { action: 'bibo', value: JSON.stringify({ ...details, more: 1 }) };
    expect(readPartnerMessage(message)).toEqual({ kind: 'handover', details });
  });

  it.each([
    ['Manila', 'Manila'],
    [{ city: 'Manila', country: 'PH', at: null }, 'Manila, PH'],
    [['Manila', 'PH'], 'Manila, PH'],
    [7, undefined],
  ])('keeps nobody out for its location %j', (location, kept) => {
    const message = { action: 'bibo', value: JSON.stringify({ ...details, location }) };
    expect(readPartnerMessage(message)).toMatchObject({ kind: 'handover' });
    expect(readPartnerMessage(message)).toHaveProperty('details.location', kept);
  });

  it('takes digits for a code', () => {
    const message = {
      action: 'bibo',
      value: JSON.stringify({ ...details, code: 7, externalReferenceCode: 42 }),
    };
    expect(readPartnerMessage(message)).toMatchObject({
      details: { code: '7', externalReferenceCode: '42' },
    });
  });

  it.each([
    ['no text', { action: 'bibo', value: details }],
    ['broken JSON', { action: 'bibo', value: '{"code":' }],
    ['no token', { action: 'bibo', value: JSON.stringify({ ...details, tokenDetails: {} }) }],
    [
      'an empty reference',
      { action: 'bibo', value: JSON.stringify({ ...details, externalReferenceCode: '' }) },
    ],
    ['a reference that no address can hold', handover({ externalReferenceCode: '\ud800' })],
    ['a token of two lines', handover({ tokenDetails: { access_token: 'secret\ntoken' } })],
    ['a token with a NUL', handover({ tokenDetails: { access_token: 'secret\0' } })],
    ['a Cyrillic token', handover({ tokenDetails: { access_token: 'secret токен' } })],
    ['a token of 1 MB', handover({ tokenDetails: { access_token: 'secret'.repeat(170_000) } })],
  ])('is refused with %s, and the reason repeats no value', (_case, message) => {
    const read = readPartnerMessage(message);
    expect(read.kind).toBe('malformed');
    expect(JSON.stringify(read)).not.toContain('secret');
  });

  it('never throws and accepts nothing else, whatever arrives', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(readPartnerMessage(data).kind).toBe('foreign');
      }),
    );
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readPartnerMessage({ action: 'bibo', value }).kind).toBe('malformed');
      }),
    );
  });
});
