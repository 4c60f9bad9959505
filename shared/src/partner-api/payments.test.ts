import * as v from 'valibot';
import { recordingApi } from '../testing/recording-api';
import { fetchPaymentOptions, paymentOptionsResponse } from './payments';

describe('§7 payment options', () => {
  const sent = recordingApi({ data: [{ providerCode: 'BIBO' }, { productGuid: 'p-1' }] });

  it('are the partner’s, without those that cannot be chosen (readings W15)', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const nameless = { providerCode: '', providerName: '', productName: '' };
    expect(await fetchPaymentOptions('B & Co')).toEqual([{ productGuid: 'p-1', ...nameless }]);
    expect(sent[0]?.url).toMatch(/\?partnerAccountCode=B\+%26\+Co$/);
    warn.mockRestore();
  });

  it('accept a number as guid', () => {
    const wallet = { providerCode: 'EVLT', providerName: 'E-Vault', productName: 'Wallet' };
    const data = ['b', 11].map((productGuid) => ({ ...wallet, productGuid }));
    expect(v.parse(paymentOptionsResponse, { data })).toEqual([
      { ...wallet, productGuid: 'b' },
      { ...wallet, productGuid: '11' },
    ]);
  });
});
