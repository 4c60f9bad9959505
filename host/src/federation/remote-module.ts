import * as v from 'valibot';
import type { RemoteModule } from '@investor-portal/shared/contract/define-remote';

const route = v.object({ path: v.pipe(v.string(), v.startsWith('/')), element: v.any() });

/** What a remote's `./routes` must export; its elements are the remote's own business. */
export const remoteModuleSchema = v.object({
  remote: v.object({
    name: v.picklist(['onboarding', 'opportunities', 'portfolio']),
    contract: v.string(),
    routes: v.array(route),
  }) satisfies v.GenericSchema<unknown, RemoteModule>,
});
