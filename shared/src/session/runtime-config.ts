import * as v from 'valibot';

const origin = v.pipe(
  v.string(),
  v.check(isOrigin, ({ input }) =>
    input.includes('*')
      ? 'must be one origin: wildcards are not taken, name each'
      : 'must be an origin such as https://platform.example, without a path',
  ),
);
const link = v.optional(v.pipe(v.string(), v.url('must be an absolute address')));
// Of `localhost:8080` a URL would be made too, with `localhost:` for its scheme.
const address = v.pipe(
  v.string(),
  v.check(isWebAddress, 'must be an absolute address such as https://api.example'),
);

/** `GET /config.json` on the host (design.md, 'Runtime configuration'): what a platform sets without a build. */
export const runtimeConfigSchema = v.object({
  partnerApiUrl: address,
  /** Origins that may embed the portal and hand over a session. */
  platformOrigins: v.pipe(v.array(origin), v.minLength(1, 'must name at least one origin')),
  releasesUrl: v.optional(v.string(), '/releases.json'),
  /** Answers `{ip}`; asked only while an investor signs. Absent: no look-up. */
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
  /** The wire name of the premium waiver, lost in the specification (readings W7). */
  premiumWaiverField: v.optional(v.pipe(v.string(), v.nonEmpty()), 'waiveInvestmentLimit'),
  /** Thresholds of spec §9, PHP. */
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
  /** Where the session is kept: `local` as the specification says, `session` for one tab, `memory` for no longer than the page. */
  sessionPersistence: v.optional(v.picklist(['local', 'session', 'memory']), 'local'),
  /** Makes the portal the platform's own. */
  brand: v.optional(
    v.object({
      name: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty()), 'Investor portal'),
      logo: v.optional(v.pipe(v.string(), v.url('must be an absolute address'))),
      accent: v.optional(
        v.pipe(
          v.string(),
          v.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'must be a colour such as #0b5759'),
        ),
      ),
    }),
    {},
  ),
  /** Where images and documents may come from besides the partner API; the CSP follows. */
  fileOrigins: v.optional(v.array(origin), []),
  /**
   * Origins of development servers whose builds an engineer may put in a remote's place, for a tab. Empty, as in
   * production: nobody may. The CSP follows.
   */
  developerOrigins: v.optional(v.array(origin), []),
});

export type RuntimeConfig = v.InferOutput<typeof runtimeConfigSchema>;

let current: RuntimeConfig | undefined;

/** The host calls it once, before anything renders. */
export function setRuntimeConfig(config: RuntimeConfig): void {
  current = config;
}

/** The configuration, where it may not be there yet. */
export function knownRuntimeConfig(): RuntimeConfig | undefined {
  return current;
}

/** @throws when read before the host has set it: a programming error. */
export function runtimeConfig(): RuntimeConfig {
  if (!current) throw new Error('The runtime configuration is read before it is loaded.');
  return current;
}

// What a URL may have as its host and a Content-Security-Policy would read otherwise: `*.example`, `a"b`, `$host`.
const plainOrigin = /^https?:\/\/(?:[a-z\d.-]+|\[[a-f\d:]+\])(?::\d+)?$/;

function isOrigin(value: string): boolean {
  try {
    return plainOrigin.test(value) && new URL(value).origin === value;
  } catch {
    return false;
  }
}

function isWebAddress(value: string): boolean {
  try {
    return new URL(value).protocol.startsWith('http');
  } catch {
    return false;
  }
}

function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

function isLocale(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}
