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

/** Every export of this folder's files of calls; a test names a file that is missing. No bundle contains this. */
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

type Exported = typeof modules;
/** The contract of each call by its name: of `campaignContract` that is `campaign`. */
export type Contracts = {
  readonly [
    Key in keyof Exported as Key extends `${infer Name}Contract` ? Name : never
  ]: Exported[Key] extends () => infer Contract ? Contract : never;
};
export type CallName = keyof Contracts;

/** By their templates, so that `…/list` comes before `…/{guid}`, which matches it too. */
export const contracts = Object.fromEntries(
  Object.entries(modules)
    .filter(([key]) => key.endsWith('Contract'))
    .map(([, contractOf]) => (contractOf as () => CallContract)())
    .sort((one, other) => (one.template < other.template ? -1 : 1))
    .map((contract) => [contract.name, contract]),
) as unknown as Contracts;
export const callNames = Object.keys(contracts) as CallName[];
