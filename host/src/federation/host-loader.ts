import { atom } from 'jotai';
import { releaseAtPageLoad } from '@investor-portal/loader/page-registry';
import { startLoader } from '@investor-portal/loader/start-loader';
import type { LoaderEvent } from '@investor-portal/loader/loader-options';
import type { ServedRegistry } from '@investor-portal/loader/load-registry';
import { RemoteFailure } from '@investor-portal/loader/remote-failure';
import {
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
import { allRemotes, mountAt, refusedOf, releasedAtom } from './remotes';

/** The same as in remotes (scripts/build/core/share-core.cjs): only the key tells one core from another. */
const coreVersion = '1.0.0';

/** What this page knows of each remote, by name: engineers see it at /__remotes. */
export const remoteStatesAtom = atom<RemoteStates>({});

/** The page needs a reload to go on, which would lose unsaved input. */
export const reloadPendingAtom = atom(false);

/** Gives the loader what it needs to know of the portal. */
export function startHostLoader(): void {
  startLoader({
    // The configuration is read later.
    get remotes() {
      return allRemotes();
    },
    get optionalRemotes() {
      return addedRemotes();
    },
    remoteAt: (pathname) => mountAt(pathname)?.remote,
    contract: contractVersion,
    shared: {
      ...hostSharedModules,
      // Remotes that were built with the same code of the core take it (decision 91).
      ...(coreKey && { [coreKey]: { version: coreVersion, module: core } }),
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

/** Reads what the menu shows of remotes that the configuration adds, where each remote has a registry of its own. */
export function readAddedRemotes(): void {
  for (const name of addedRemotes()) releaseAtPageLoad(name).catch(() => undefined);
}

const addedRemotes = () => allRemotes().slice(remoteNames.length);

function takeRegistry(registry: ServedRegistry): void {
  store.set(releasedAtom, (known) => ({ ...known, ...registry }));
  store.set(remoteStatesAtom, remoteStates());
  for (const name of Object.keys(registry))
    for (const refused of refusedOf(name)) {
      const failure = new RemoteFailure(name, 'mount', refused);
      // Once a page: the registry is read again and again.
      if (!remoteState(name).reasons.includes(`mount: ${refused}`)) reportFailure(failure);
    }
}

function report(event: LoaderEvent): void {
  signals.push(event);
  if (event.kind !== 'failure') return;
  const { remote, kind, message } = event.failure;
  const version = event.release?.version;
  notifyPlatform({
    action: 'portal:error',
    value: { source: remote, kind, reason: message, ...(version && { version }) },
  });
}
