import type * as v from 'valibot';
import { createRegistrySchema, createServedRegistrySchema } from '@investor-portal/registry/format';
import { remoteNames } from '@investor-portal/shared/contract/remote-names';

/** The schema of `releases.json` as the release tool reads and writes it. */
export const registrySchema = createRegistrySchema(remoteNames);
export type Registry = v.InferOutput<typeof registrySchema>;

/** The schema of the part of `releases.json` that a page reads. */
export const servedRegistrySchema = createServedRegistrySchema(remoteNames);
