import * as v from 'valibot';
import {
  runtimeConfigSchema,
  setRuntimeConfig,
} from '@investor-portal/shared/session/runtime-config';

/** A runtime configuration for tests that call nobody. */
export function configure(change: object = {}): void {
  const config = {
    partnerApiUrl: 'http://localhost:1',
    platformOrigins: ['http://localhost:2'],
    ...change,
  };
  setRuntimeConfig(v.parse(runtimeConfigSchema, config));
}
