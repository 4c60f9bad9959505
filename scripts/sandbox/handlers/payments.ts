import type { Calls } from '../contract/calls';
import { guidOf } from '../seed/random';
import type { Handler } from './handler';

const options = [
  { providerCode: 'EVLT', providerName: 'E-Wallet', productName: 'Investor Cash Account' },
  { providerCode: 'BIBO', providerName: 'BIBO Pay', productName: 'Bank Transfer' },
].map((option) => ({ productGuid: guidOf(`payment ${option.providerCode}`), ...option }));

/** Every partner offers the same options. */
export const paymentOptions: Handler<Calls['paymentOptions']> = async () => ({ data: options });
