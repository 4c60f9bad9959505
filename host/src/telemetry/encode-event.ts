import * as v from 'valibot';
import { allRemoteNames } from '@investor-portal/shared/contract/remote-names';
import { knownRuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { otherRoute, routePatterns } from './route-pattern';
import { isStack, versionFormat } from './script-positions';

/*
 * Events leave the page only through this file. Events and keys that are not listed are dropped. No value has room for
 * a name, a token or an identifier.
 */

const maxMs = 600_000;
const unknown = 'unknown';

const ms = bounded(maxMs);
const remote = v.pipe(
  v.string(),
  v.check((name) =>
    ['host', ...allRemoteNames(knownRuntimeConfig()?.grantedMounts ?? {})].includes(name),
  ),
);
const where = {
  'portal.route': v.fallback(v.picklist(routePatterns), otherRoute),
  'portal.remote': remote,
  'portal.version': v.fallback(v.pipe(v.string(), v.regex(versionFormat)), unknown),
  'portal.role': v.fallback(
    v.picklist(['audience', 'canary', 'current', 'previous', unknown]),
    unknown,
  ),
};
const { 'portal.route': route, ...release } = where;

/** Any script can name an error as it likes, so telemetry sends only these error names. */
const errorNames = [
  'Error',
  'AggregateError',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'AbortError',
  'DataCloneError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotSupportedError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'ChunkLoadError',
  'PartnerApiError',
  'RemoteFailure',
];

/** Why a file, or media in an issuer's text, is not shown (shared/src/rules/issuer-html.ts). */
const refusalCauses =
  'origin relative-address data-address iframe video audio object embed svg'.split(' ');

/** The calls that telemetry may name. A path would name an investor or a campaign. */
export const telemetryCalls = [
  'accountActivity',
  'campaign',
  'commitment',
  'commitments',
  'commitmentsByCampaign',
  'companyView',
  'expiringCampaigns',
  'invest',
  'issuerCampaigns',
  'nationalities',
  'newestCampaigns',
  'paymentOptions',
  'preSign',
  'register',
  'stockMemo',
  'stockMemos',
  'subscription',
  'updateStatus',
  'upload',
  'userDetails',
] as const;

export const eventSchemas = {
  'browser.web_vital': v.object({
    'browser.web_vital.name': v.picklist(['cls', 'fcp', 'inp', 'lcp', 'ttfb']),
    'browser.web_vital.value': ms,
    ...where,
  }),
  'portal.remote.load': v.object({ 'portal.duration': ms, ...release }),
  'portal.remote.failure': v.object({
    'portal.failure': v.picklist(['registry', 'contract', 'mount', 'load', 'module']),
    ...release,
  }),
  'portal.api.failure': v.object({
    'portal.call': v.picklist(telemetryCalls),
    'error.type': v.picklist(['offline', 'timeout', 'http', 'refused', 'shape', 'session']),
    'http.response.status_code': v.fallback(bounded(599), 0),
    'portal.route': route,
    // A random id of the failed call alone, which the API's own logs have too (`traceRequests`).
    'portal.trace': v.exactOptional(v.pipe(v.string(), v.regex(/^[\da-f]{32}$/))),
  }),
  'portal.refusal': v.object({ 'portal.cause': v.picklist(refusalCauses) }),
  exception: v.object({
    'exception.type': v.fallback(v.picklist(errorNames), 'Error'),
    'exception.stacktrace': v.fallback(v.pipe(v.string(), v.check(isStack)), ''),
    ...where,
  }),
};
export type EventName = keyof typeof eventSchemas;

export interface TelemetryEvent {
  name: EventName;
  attributes: Readonly<Record<string, string | number>>;
}

export function encodeEvent(name: EventName, values: object): TelemetryEvent | undefined {
  const parsed = v.safeParse(eventSchemas[name], values);
  return parsed.success ? { name, attributes: parsed.output } : undefined;
}

function bounded(max: number) {
  return v.pipe(
    v.number(),
    v.check((value) => value >= 0 && value <= max),
  );
}
