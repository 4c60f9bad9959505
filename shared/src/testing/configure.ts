import * as v from 'valibot';
import {
  runtimeConfigSchema,
  setRuntimeConfig,
} from '@investor-portal/shared/session/runtime-config';

/** The rules of the sandbox's platform. */
export const sandboxRules = {
  allotsProRata: true,
  refundsToWallet: true,
  cancelsUnreconfirmed: true,
  debitsAtOnce: true,
};

/** Sets a runtime configuration as the host does: the defaults, an unreachable API, and the test's changes. */
export function configure(change: Partial<v.InferInput<typeof runtimeConfigSchema>> = {}): void {
  setRuntimeConfig(
    v.parse(runtimeConfigSchema, {
      partnerApiUrl: 'http://localhost:1',
      platformOrigins: ['http://localhost:2'],
      ...change,
    }),
  );
}
