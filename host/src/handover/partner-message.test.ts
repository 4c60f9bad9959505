import fc from 'fast-check';
import { readPartnerMessage } from './partner-message';

const details = {
  code: 'BAYANIHAN',
  externalReferenceCode: 'EXT-1',
  tokenDetails: { access_token: 'secret-token' },
};

describe("§1 the 'bibo' message", () => {
  it('hands over code, external reference code and token', () => {
    const message = { action: 'bibo', value: JSON.stringify({ ...details, more: 1 }) };
    expect(readPartnerMessage(message)).toEqual({ kind: 'handover', details });
  });

  it.each([
    ['no text', { action: 'bibo', value: details }],
    ['broken JSON', { action: 'bibo', value: '{"code":' }],
    ['no token', { action: 'bibo', value: JSON.stringify({ ...details, tokenDetails: {} }) }],
    [
      'an empty reference',
      { action: 'bibo', value: JSON.stringify({ ...details, externalReferenceCode: '' }) },
    ],
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
