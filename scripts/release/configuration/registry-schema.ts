import type * as v from 'valibot';
import { createRegistrySchema } from '@investor-portal/registry/format';
import { remoteNames, type RemoteName } from './configuration';

export const registrySchema = () => createRegistrySchema(remoteNames());
export type Registry = v.InferOutput<ReturnType<typeof createRegistrySchema<RemoteName>>>;
