import { registryKeysSchema } from '@investor-portal/registry/format';
import * as v from 'valibot';
import {
  isLocale,
  isOrigin,
  isPageAddress,
  isTimeZone,
  isWebAddress,
} from '../schema/config-checks';

const origin = v.pipe(
  v.string(),
  v.check(isOrigin, ({ input }) => {
    if (input.includes('*'))
      return 'must be one origin: wildcards are not allowed, list each origin';
    return /^(?!https?:)[\w+.-]+:\/\//i.test(input)
      ? 'must begin with https:// or http://: another scheme, such as that of an app, is not supported'
      : 'must be an origin such as https://platform.example, without a path';
  }),
);
const link = v.optional(v.pipe(v.string(), v.url('must be an absolute address')));
// `new URL('localhost:8080')` does not throw, because it reads `localhost:` as the scheme.
const address = v.pipe(
  v.string(),
  v.check(isWebAddress, 'must be an absolute address such as https://api.example'),
);

const colour = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const sectionCode = v.pipe(v.string(), v.nonEmpty('must not be empty'));
function pageAddress<const Message extends string>(
  placeholders: readonly string[],
  protocol: RegExp,
  message: Message,
) {
  const isRight = (template: string) => isPageAddress(template, placeholders, protocol);
  return v.optional(v.pipe(v.string(), v.check(isRight, message)));
}
const campaignPage = pageAddress(
  ['{campaign}', '{issuer}'],
  /^https:$/,
  'must be an https address with {campaign} or {issuer} in its path or query, such as https://platform.example/campaigns/{campaign}/updates',
);

/** `GET /config.json` on the host (shared/docs/deploying.md, 'Runtime configuration'). */
export const runtimeConfigSchema = v.object({
  partnerApiUrl: address,
  /** Origins that may embed the portal and hand over a session. */
  platformOrigins: v.pipe(v.array(origin), v.minLength(1, 'must name at least one origin')),
  releasesUrl: v.optional(v.string(), '/releases.json'),
  /** One of these keys must have signed the registry. If absent, no signature is needed. */
  registryKeys: v.optional(registryKeysSchema),
  /** The lowest serial of a signed registry that is accepted, also by browsers that have not seen a registry yet. */
  registryMinSerial: v.optional(v.number()),
  /** Hours after which a signed registry is refused, so that nobody can withhold a kill switch longer (decision 95). */
  registryMaxAge: v.optional(v.number()),
  /** Responds with `{ip}`. Requested only while an investor signs. If absent, there is no lookup. */
  publicIpUrl: v.optional(address),
  timeZone: v.optional(
    v.pipe(v.string(), v.check(isTimeZone, 'must be an IANA time zone')),
    'Asia/Manila',
  ),
  currency: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code')),
    'PHP',
  ),
  locale: v.optional(v.pipe(v.string(), v.check(isLocale, 'must be a BCP 47 tag')), 'en-US'),
  links: v.optional(
    v.object({
      termsOfService: link,
      privacyPolicy: link,
      investorAgreement: link,
      cashAccountForm: link,
      support: v.optional(v.string()),
    }),
    {},
  ),
  /** A campaign's public address on the platform, to share: `https://platform.example/campaigns/{campaign}`. */
  campaignShareUrl: pageAddress(
    ['{campaign}'],
    /^https?:$/,
    'must be an absolute address with {campaign} in its path or query, such as https://platform.example/campaigns/{campaign}',
  ),
  /** The codes of the publish view's sections that the specification does not name (readings R16). */
  publishViewCodes: v.optional(
    v.object({
      updates: v.optional(sectionCode, 'UPDAT'),
      discussion: v.optional(sectionCode, 'DISCU'),
    }),
    {},
  ),
  /** The platform's page with a campaign's updates, for an API whose publish view has no updates (readings R16). */
  campaignUpdatesUrl: campaignPage,
  campaignDiscussionUrl: campaignPage,
  /** The wire name of the premium waiver (readings W7). */
  premiumWaiverField: v.optional(v.pipe(v.string(), v.nonEmpty()), 'waiveInvestmentLimit'),
  /** Thresholds of spec §9 in PHP. `cancellationHours` is in hours. */
  limits: v.optional(
    v.object({
      premiumWaiver: v.optional(v.number(), 50_000),
      qualifiedAnnualIncome: v.optional(v.number(), 10_000_000),
      qualifiedNetWorth: v.optional(v.number(), 30_000_000),
      qualifiedStockPortfolio: v.optional(v.number(), 10_000_000),
      cancellationHours: v.optional(v.number(), 48),
    }),
    {},
  ),
  /** Rules that the specification leaves open. Screens tell investors a rule only if it is true here. */
  platformRules: v.optional(
    v.object({
      /** If more shares are wanted than offered, each commitment gets the same part of what it asked for, in whole shares. */
      allotsProRata: v.optional(v.boolean(), false),
      /** If a commitment is cancelled, terminated or reduced, the money goes back to the investor's wallet. */
      refundsToWallet: v.optional(v.boolean(), false),
      /** A commitment that is not reconfirmed by its deadline is cancelled. */
      cancelsUnreconfirmed: v.optional(v.boolean(), false),
      /** Committed money has left the wallet, so wallet, commitments and shares add up. */
      debitsAtOnce: v.optional(v.boolean(), false),
    }),
    {},
  ),
  /** One sentence about the risk, shown wherever money is about to move (readings R13). */
  riskWarning: v.optional(
    v.string(),
    'You could lose all the money you invest, and it may be hard to sell your shares.',
  ),
  /** Requires a check box before Submit. The receipt has the text of the box and the time when it was ticked. */
  riskAcknowledgement: v.optional(v.boolean(), false),
  /** Whether the platform's page answers 'portal:top-up-wanted' (shared/docs/embedding.md, 'Events'). */
  walletTopUp: v.optional(v.boolean(), false),
  /** Where the session is stored: `local` as in the specification, `session` for one tab, `memory` until the page closes. */
  sessionPersistence: v.optional(v.picklist(['local', 'session', 'memory']), 'local'),
  /** A portal without a frame, too, waits until the platform has handed over a session, and ignores stored sessions. */
  requireHandOver: v.optional(v.boolean(), false),
  /** Light, dark, or as the investor's device prefers, until the platform's page sets another. */
  appearance: v.optional(
    v.picklist(['light', 'dark', 'system'], 'must be "light", "dark" or "system"'),
    'light',
  ),
  brand: v.optional(
    v.object({
      name: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty()), 'Investor portal'),
      logo: v.optional(v.pipe(v.string(), v.url('must be an absolute address'))),
      accent: v.optional(v.pipe(v.string(), v.regex(colour, 'must be a colour such as #0b5759'))),
    }),
    {},
  ),
  /** Where images and documents may come from besides the partner API. The CSP also allows these origins. */
  fileOrigins: v.optional(v.array(origin), []),
  grantedMounts: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /** Shows `/__doctor`, which explains why the portal does not start. It contains no data of an investor. */
  doctor: v.optional(v.boolean(), false),
  /** The `/v1/logs` of an OpenTelemetry Collector (OTLP/HTTP). If absent, only the platform gets the telemetry. */
  telemetryUrl: v.optional(address),
  /** Sends each call of the partner API with a `traceparent`. Telemetry and messages of failed reads have its id. */
  traceRequests: v.optional(v.boolean(), false),
  /** The share of pages that measure, from 0 to 1. */
  telemetrySampleRate: v.optional(v.number(), 1),
});

export type RuntimeConfig = v.InferOutput<typeof runtimeConfigSchema>;

let current: RuntimeConfig | undefined;

export function setRuntimeConfig(config: RuntimeConfig): void {
  current = config;
}

/** Undefined while the configuration is not loaded. */
export function knownRuntimeConfig(): RuntimeConfig | undefined {
  return current;
}

export function runtimeConfig(): RuntimeConfig {
  if (!current) throw new Error('The runtime configuration was read before it was loaded.');
  return current;
}
