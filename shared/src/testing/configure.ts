import * as v from 'valibot';
import {
  runtimeConfigSchema,
  setRuntimeConfig,
} from '@investor-portal/shared/session/runtime-config';

/** A runtime configuration as the host reads it: defaults, an API that nobody answers at, and what a test changes. */
export function configure(change: Partial<v.InferInput<typeof runtimeConfigSchema>> = {}): void {
  setRuntimeConfig(
    v.parse(runtimeConfigSchema, {
      partnerApiUrl: 'http://localhost:1',
      platformOrigins: ['http://localhost:2'],
      ...change,
    }),
  );
}
