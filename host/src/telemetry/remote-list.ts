import type { RemoteName } from '@investor-portal/shared/contract/remote-names';

const all: Readonly<Record<RemoteName, true>> = {
  onboarding: true,
  opportunities: true,
  portfolio: true,
};

/** Every remote; the compiler names one that is missing. The list itself is a part of the host's first script. */
export const remoteList = Object.keys(all) as RemoteName[];
