import type { CallName, Contracts } from '../contract/calls';
import * as accountActivities from './account-activities';
import * as campaigns from './campaigns';
import * as commitments from './commitments';
import * as commitmentsByCampaign from './commitments-by-campaign';
import * as files from './files';
import type { Handler } from './handler';
import * as lookups from './lookups';
import * as stockMemos from './stock-memos';

/** Handlers are exported under the names of their calls. The compiler reports a missing handler. */
export const handlers: { readonly [Name in CallName]: Handler<Contracts[Name]> } = {
  ...accountActivities,
  ...campaigns,
  ...commitments,
  ...commitmentsByCampaign,
  ...files,
  ...lookups,
  ...stockMemos,
};
