import type { Contracts } from '../contract/calls';
import { notFound } from '../contract/errors';
import { register as openAccount } from '../operations/register';
import type { Handler } from './handler';

export const userDetails: Handler<Contracts['userDetails']> = async (request) => {
  const { account, parameters } = request;
  if (parameters['externalReferenceCode'] !== account.external_reference_code)
    throw notFound('The investor');
  return {
    data: {
      accountId: account.id,
      firstName: account.first_name,
      lastName: account.last_name,
      emailAddress: account.email,
      mobilePrefix: account.mobile_prefix,
      mobileNumber: account.mobile_number,
      imageUrl: '',
      companyName: '',
      profiles:
        account.idv_profile_id === null
          ? []
          : [{ serviceCode: 'IDV', accountServiceId: account.idv_profile_id }],
      walletDetails: {
        walletId: account.wallet_id,
        currencyCode: 'PHP',
        balance: account.wallet_balance / 100,
      },
      accountTier: account.tier,
    },
  };
};

export const register: Handler<Contracts['register']> = async ({ sandbox, account, body }) => ({
  message: await openAccount(sandbox, account.id, body),
});
