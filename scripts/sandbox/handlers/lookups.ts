import type { Contracts } from '../contract/calls';
import { queryOne } from '../db/database';
import type { IssuerRow } from '../db/rows';
import lists from '../seed/nationalities.json';
import { guidOf } from '../seed/random';
import type { Handler } from './handler';
import { notFound } from '../contract/errors';
import { register as openAccount } from '../operations/register';

/** Sends every section except SUBUS as a JSON string, because the real API may do so (readings W14). */
export const companyView: Handler<Contracts['companyView']> = async ({ sandbox, parameters }) => {
  const sql = 'select * from issuers where guid = $1';
  const { sections } = await queryOne<IssuerRow>(
    sandbox.db,
    sql,
    [parameters['issuerGuid']],
    'The issuer',
  );
  const details = sections.map(({ sectionCode, jsonData }) => ({
    sectionCode,
    jsonData: sectionCode === 'SUBUS' ? jsonData : JSON.stringify(jsonData),
  }));
  return { data: { details } };
};

/** The nationalities are few and fixed, so they are not in the database. Category OTH selects the second list. */
export const nationalities: Handler<Contracts['nationalities']> = async ({ body }) => {
  const { rowPerPage = 10, pageNumber = 1, searchTerm = '', advanceFilter } = body;
  const all = advanceFilter?.categoryCode === 'OTH' ? lists.others : lists.common;
  const found = all.filter(({ name }) => name.toLowerCase().includes(searchTerm.toLowerCase()));
  // The order 'createdOn' is the order of the list itself.
  const byName = (body.orderBy ?? body.sortField) === 'name';
  const ordered = byName ? found.toSorted((a, b) => a.name.localeCompare(b.name)) : [...found];
  if (body.isDescending || body.sortOrder === 'desc') ordered.reverse();
  return {
    data: ordered.slice((pageNumber - 1) * rowPerPage, pageNumber * rowPerPage),
    totalPages: Math.ceil(ordered.length / rowPerPage),
    currentPage: pageNumber,
  };
};

const options = [
  { providerCode: 'EVLT', providerName: 'E-Wallet', productName: 'Investor Cash Account', fee: 0 },
  { providerCode: 'BIBO', providerName: 'BIBO Pay', productName: 'Bank Transfer', fee: null },
].map((option) => ({ productGuid: guidOf(`payment ${option.providerCode}`), ...option }));

export const paymentOptions: Handler<Contracts['paymentOptions']> = async () => ({ data: options });

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
