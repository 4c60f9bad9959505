import * as v from 'valibot';
import type { EventName } from './encode-event';
import { routePattern } from './route-pattern';
import type { RunningReleases } from './running-releases';
import { scriptPositions, type ScriptVersion } from './script-positions';
import type { Signal } from '@investor-portal/shared/runtime/signals';

interface EventDescription {
  name: EventName;
  values: Readonly<Record<string, unknown>>;
}

type PageLocation = Pick<Location, 'origin' | 'pathname'>;

export function describeSignal(
  signal: Signal,
  location: PageLocation,
  releases: RunningReleases,
  scriptVersion: ScriptVersion,
  isLoaded?: (url: string) => boolean,
): EventDescription | undefined {
  switch (signal.kind) {
    case 'remote': {
      const { status, version, loadedInMs = Number.NaN } = signal.change;
      if (status !== 'loaded') return undefined;
      const values = { 'portal.duration': loadedInMs, ...releases.of(signal.remote, version) };
      return { name: 'portal.remote.load', values };
    }
    case 'failure': {
      const { failure, release } = signal;
      const values = {
        'portal.failure': failure.kind,
        ...releases.of(failure.remote, release?.version ?? 'unknown'),
      };
      return { name: 'portal.remote.failure', values };
    }
    case 'call':
      return describeCall(signal.call, signal.error, location);
    case 'event': {
      const { event } = signal;
      const error: unknown = 'reason' in event ? event.reason : event.error;
      return describeError({ error }, location, releases, scriptVersion, isLoaded);
    }
    case 'refusal':
      return { name: 'portal.refusal', values: { 'portal.cause': signal.cause } };
    case 'error':
      return describeError(signal, location, releases, scriptVersion, isLoaded);
  }
}

// A call's error is recognised by its fields instead of by its class. If this file imported the class, webpack would
// keep its module out of the main script's scope (start-telemetry.ts).
const callErrorSchema = v.object({
  kind: v.string(),
  status: v.optional(v.number()),
  traceId: v.optional(v.string()),
});

function describeCall(
  call: string,
  error: unknown,
  { pathname }: PageLocation,
): EventDescription | undefined {
  const parsed = v.safeParse(callErrorSchema, error);
  if (!parsed.success) return undefined;
  const { kind, status, traceId } = parsed.output;
  // The session had ended in this tab, so the API has not failed.
  if (kind === 'session' && status === undefined) return undefined;
  const values = {
    'portal.call': call,
    'error.type': kind,
    'http.response.status_code': status,
    'portal.route': routePattern(pathname),
    ...(traceId && { 'portal.trace': traceId }),
  };
  return { name: 'portal.api.failure', values };
}

// An error without one of the portal's scripts in its stack has another source, such as a browser extension.
function describeError(
  { error, remote }: { error: unknown; remote?: string },
  { origin, pathname }: PageLocation,
  releases: RunningReleases,
  scriptVersion: ScriptVersion,
  isLoaded?: (url: string) => boolean,
): EventDescription | undefined {
  const stack = error instanceof Error ? error.stack : undefined;
  const positions = scriptPositions(stack, origin, scriptVersion, isLoaded);
  if (!positions && !remote) return undefined;
  const owner = remote ?? positions?.owner ?? 'host';
  const version = owner === positions?.owner ? positions.version : undefined;
  const values = {
    'exception.type': error instanceof Error ? error.name : undefined,
    'exception.stacktrace': positions?.stack,
    'portal.route': routePattern(pathname),
    ...releases.of(owner, version),
  };
  return { name: 'exception', values };
}
