import * as accountActivities from './account-activities';
import type { CallContract } from './call-contract';
import * as campaigns from './campaigns';
import * as commitments from './commitments';
import * as companyView from './company-view';
import * as files from './files';
import * as nationalities from './nationalities';
import * as partner from './partner';
import * as payments from './payments';
import * as registration from './registration';
import * as stockMemos from './stock-memos';

/** Every export of the call files in this folder. A test names missing files. No bundle contains this file. */
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
