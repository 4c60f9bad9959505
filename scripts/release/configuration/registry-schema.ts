import type * as v from 'valibot';
import { createRegistrySchema } from '@investor-portal/registry/format';
import { remoteNames, type RemoteName } from './configuration';

/** `releases.json` as the release tool reads and writes it. */
export const registrySchema = () => createRegistrySchema(remoteNames());
export type Registry = v.InferOutput<ReturnType<typeof createRegistrySchema<RemoteName>>>;
