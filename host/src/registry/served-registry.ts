import type * as v from 'valibot';
import { createServedRegistrySchema } from '@investor-portal/registry/format';
import { remoteNames } from '@investor-portal/shared/contract/remote-names';

/** What a page reads of the registry; null for a remote whose entry is unusable. */
export const servedRegistrySchema = createServedRegistrySchema(remoteNames);
export type ServedRegistry = v.InferOutput<typeof servedRegistrySchema>;
