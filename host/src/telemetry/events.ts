import * as v from 'valibot';
import type { Metric } from 'web-vitals';
import type { PortalMessage } from '@investor-portal/embed/messages';
import { paths, patterns } from '@investor-portal/shared/routes/paths';
import type { Signal } from '@investor-portal/shared/runtime/signals';
import { scriptPositions, type RunningReleases, type ScriptVersion } from './releases';

/* Events leave the page only through this file. No value can hold a name, a token or an identifier (hostile-signals.test.ts). */

export interface TelemetryEvent {
  name:
    | 'browser.web_vital'
    | 'portal.remote.load'
    | 'portal.remote.failure'
    | 'portal.api.failure'
    | 'portal.refusal'
    | 'exception';
  attributes: Readonly<Record<string, string | number>>;
}

export interface PageContext {
  location: Pick<Location, 'origin' | 'pathname'>;
  releases: RunningReleases;
  scriptVersion: ScriptVersion;
}

export function eventOf(signal: Signal, page: PageContext): TelemetryEvent | undefined {
  switch (signal.kind) {
    case 'remote': {
      const { status, version, loadedInMs } = signal.change;
      const release = page.releases.of(signal.remote, version);
      if (status !== 'loaded' || loadedInMs === undefined || !release) return undefined;
      const attributes = { 'portal.duration': loadedInMs, ...release };
      return { name: 'portal.remote.load', attributes };
    }
    case 'failure': {
      const { failure, release } = signal;
      const failed = page.releases.of(failure.remote, release?.version ?? 'unknown');
      // A remote that is switched off has not failed, and an error while rendering is an exception.
      if (!failed || !/^(?:registry|contract|mount|load|module)$/.test(failure.kind))
        return undefined;
      const attributes = { 'portal.failure': failure.kind, ...failed };
      return { name: 'portal.remote.failure', attributes };
    }
    case 'call':
      return failedCall(signal.call, signal.error, page);
    case 'refusal':
      // Why a file, or media in an issuer's text, is not shown (shared/src/rules/issuer-html.ts).
      return typeof signal.cause === 'string' && /^[a-z-]{3,16}$/.test(signal.cause)
        ? { name: 'portal.refusal', attributes: { 'portal.cause': signal.cause } }
        : undefined;
    case 'event': {
      const { event } = signal;
      return exception('reason' in event ? event.reason : event.error, page);
    }
    case 'error':
      return exception(signal.error, page, signal.remote);
  }
}

/** @param landing the path of the screen that the page opened with, to which all its vitals belong. */
export function vitalEvent(
  { name, value }: Pick<Metric, 'name' | 'value'>,
  landing: string,
  remote: string,
  { releases }: PageContext,
): TelemetryEvent {
  return {
    name: 'browser.web_vital',
    attributes: {
      'browser.web_vital.name': name.toLowerCase(),
      'browser.web_vital.value': name === 'CLS' ? Math.round(value * 1e4) / 1e4 : Math.round(value),
      'portal.route': routePattern(landing),
      ...releases.of(remote),
    },
  };
}

// If this file imported the error's class, webpack would keep its module out of the main script's scope.
const callErrorSchema = v.object({
  kind: v.picklist(['offline', 'timeout', 'http', 'refused', 'shape', 'session']),
  status: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(599))),
  // A random id of the failed call alone, which the API's own logs have too (`traceRequests`).
  traceId: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{32}$/))),
});

function failedCall(
  call: string,
  error: unknown,
  { location }: PageContext,
): TelemetryEvent | undefined {
  const parsed = v.safeParse(callErrorSchema, error);
  // A call is named (`invest`). A path would name an investor or a campaign.
  if (!parsed.success || !/^[a-z][A-Za-z]{2,30}$/.test(call)) return undefined;
  const { kind, status, traceId } = parsed.output;
  // The session had ended in this tab, so the API has not failed.
  if (kind === 'session' && status === undefined) return undefined;
  const attributes = {
    'portal.call': call,
    'error.type': kind,
    'http.response.status_code': status ?? 0,
    'portal.route': routePattern(location.pathname),
    ...(traceId && { 'portal.trace': traceId }),
  };
  return { name: 'portal.api.failure', attributes };
}

// An error without one of the portal's scripts in its stack has another source, such as a browser extension.
function exception(error: unknown, page: PageContext, remote?: string): TelemetryEvent | undefined {
  const { location, releases, scriptVersion } = page;
  const { name = '', stack } = error instanceof Error ? error : {};
  const positions = scriptPositions(stack, location.origin, scriptVersion);
  if (!positions && !remote) return undefined;
  const owner = remote ?? positions?.owner ?? 'host';
  const release = releases.of(owner, owner === positions?.owner ? positions.version : undefined);
  if (!release) return undefined;
  const attributes = {
    // Any script can name an error as it likes.
    'exception.type': /^[A-Z][A-Za-z]{0,24}(?:Error|Failure)$/.test(name) ? name : 'Error',
    'exception.stacktrace': positions?.stack ?? '',
    'portal.route': routePattern(location.pathname),
    ...release,
  };
  return { name: 'exception', attributes };
}

/** Returns the message to the platform. A remote's failure has been reported at once, so it has no message here. */
export function messageOfEvent({ name, attributes }: TelemetryEvent): PortalMessage | undefined {
  if (name === 'portal.remote.failure') return undefined;
  if (name !== 'exception') return { action: 'portal:metric', value: { name, attributes } };
  const text = (key: string) => String(attributes[key]);
  const stack = text('exception.stacktrace');
  return {
    action: 'portal:error',
    value: {
      source: text('portal.remote'),
      kind: 'script',
      version: text('portal.version'),
      reason: text('exception.type'),
      route: text('portal.route'),
      ...(stack && { stack }),
    },
  };
}

// Patterns with fewer parameters come first, so that `campaign/:camGuid` does not match `:id/:camGuid`.
const routePatterns = [...Object.values(paths), ...Object.values(patterns), '/__remotes']
  .filter((each) => typeof each === 'string')
  .sort((one, other) => one.split(':').length - other.split(':').length);

export function routePattern(pathname: string): string {
  const path = pathname.replace(/^(.+)\/$/, '$1');
  const matches = (pattern: string) =>
    new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
  return routePatterns.find(matches) ?? 'other';
}
