import { recordingApi } from '../../testing/recording-api';
import { fetchPaymentOptions } from './payments';

const sent = recordingApi({ data: [{ providerCode: 'BIBO' }, { productGuid: 'p-1', fee: -15.5 }] });

it('§7 payment options are the partner’s options, without options that cannot be chosen (readings W15) and without a negative fee', async () => {
  const nameless = { providerCode: '', providerName: '', productName: '', fee: null };
  expect(await fetchPaymentOptions('B & Co')).toEqual([{ productGuid: 'p-1', ...nameless }]);
  expect(sent[0]?.url).toMatch(/\?partnerAccountCode=B\+%26\+Co$/);
});
