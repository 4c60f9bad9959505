import { atom } from 'jotai';
import { startLoader } from '@investor-portal/loader/start-loader';
import type { LoaderEvent } from '@investor-portal/loader/loader-options';
import type { PageRegistry } from '@investor-portal/loader/load-registry';
import {
  RemoteFailure,
  remoteState,
  remoteStates,
  reportFailure,
  type RemoteStates,
} from '@investor-portal/loader/remote-states';
import * as core from '@investor-portal/shared/contract/core';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { documentStart } from '@investor-portal/shared/contract/document-start';
import { remoteNames } from '@investor-portal/shared/contract/remote-names';
import { signals } from '@investor-portal/shared/runtime/signals';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { store } from '@investor-portal/shared/session/store';
import { notifyPlatform } from '../platform/platform';
import { expectedVisitor } from '../session/session-effects';
import { coreKey } from './core-key';
import { hostSharedModules } from './host-shared-modules';
import { allRemotes, mountAt, refusedMounts, releasedAtom } from './remotes';

export const remoteStatesAtom = atom<RemoteStates>({});

/** Whether the page needs a reload that would lose unsaved input. */
export const reloadPendingAtom = atom(false);

export function startHostLoader(): void {
  startLoader({
    get remotes() {
      return allRemotes();
    },
    get optionalRemotes() {
      return allRemotes().slice(remoteNames.length);
    },
    remoteAt: (pathname) => mountAt(pathname)?.remote,
    contract: contractVersion,
    shared: {
      ...hostSharedModules,
      // For remotes that were built with the same code of the core (decision 91). The version, that of
      // scripts/build/core/share-core.cjs, is never compared, because each core has its own key.
      ...(coreKey && { [coreKey]: { version: '1.0.0', module: core } }),
    },
    configuration: runtimeConfig,
    visitor: expectedVisitor,
    page: {
      remotes: (states) => store.set(remoteStatesAtom, states),
      reloadPending: () => store.set(reloadPendingAtom, true),
      registry: takeRegistry,
    },
    report,
    signedRegistry: () => documentStart()?.signedRegistry,
  });
  store.set(remoteStatesAtom, remoteStates());
}

function takeRegistry(registry: PageRegistry): void {
  store.set(releasedAtom, (known) => ({ ...known, ...registry }));
  store.set(remoteStatesAtom, remoteStates());
  for (const name of Object.keys(registry))
    for (const refused of refusedMounts(name)) {
      const failure = new RemoteFailure(name, 'mount', refused);
      // The registry is read again and again, but each failure is reported once per page.
      if (!remoteState(name).reasons.includes(`mount: ${refused}`)) reportFailure(failure);
    }
}

function report(event: LoaderEvent): void {
  signals.push(event);
  if (event.kind !== 'failure') return;
  const { remote, kind, message } = event.failure;
  const version = event.release?.version;
  const value = { source: remote, kind, reason: message, ...(version && { version }) };
  notifyPlatform({ action: 'portal:error', value });
}
