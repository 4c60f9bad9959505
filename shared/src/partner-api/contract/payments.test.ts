import * as v from 'valibot';
import { recordingApi } from '../../testing/recording-api';
import { fetchPaymentOptions, paymentOptionsCall } from './payments';

describe('§7 payment options', () => {
  const sent = recordingApi({ data: [{ providerCode: 'BIBO' }, { productGuid: 'p-1' }] });

  it('are the partner’s options, without options that cannot be chosen (readings W15)', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const nameless = { providerCode: '', providerName: '', productName: '', fee: null };
    expect(await fetchPaymentOptions('B & Co')).toEqual([{ productGuid: 'p-1', ...nameless }]);
    expect(sent[0]?.url).toMatch(/\?partnerAccountCode=B\+%26\+Co$/);
    warn.mockRestore();
  });

  it.each([
    [15.5, 15.5],
    [0, 0],
    [-15.5, null],
  ])('read a fee of %d as %p', (fee, expected) => {
    const options = v.parse(paymentOptionsCall.answer, { data: [{ productGuid: 'p-1', fee }] });
    expect(options).toMatchObject([{ fee: expected }]);
  });
});
