import * as accountActivities from './calls/account-activities';
import type { CallContract } from './call-contract';
import * as campaigns from './calls/campaigns';
import * as commitments from './calls/commitments';
import * as companyView from './calls/company-view';
import * as files from './calls/files';
import * as nationalities from './calls/nationalities';
import * as partner from './calls/partner';
import * as payments from './calls/payments';
import * as registration from './calls/registration';
import * as stockMemos from './calls/stock-memos';

/** Every export of the files in `calls`. */
const modules = {
  ...accountActivities,
  ...campaigns,
  ...commitments,
  ...companyView,
  ...files,
  ...nationalities,
  ...partner,
  ...payments,
  ...registration,
  ...stockMemos,
};

type Exports = typeof modules;
export type Contracts = {
  readonly [
    Key in keyof Exports as Key extends `${infer Name}Contract` ? Name : never
  ]: Exports[Key] extends () => infer Contract ? Contract : never;
};
export type CallName = keyof Contracts;

/** Sorted by template, so that `…/list` comes before `…/{guid}`, which matches the same path. */
export const contracts = Object.fromEntries(
  Object.entries(modules)
    .filter(([key]) => key.endsWith('Contract'))
    .map(([, contractOf]) => (contractOf as () => CallContract)())
    .sort((one, other) => (one.template < other.template ? -1 : 1))
    .map((contract) => [contract.name, contract]),
) as unknown as Contracts;
export const callNames = Object.keys(contracts) as CallName[];
