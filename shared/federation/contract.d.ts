// Made by `pnpm contract:diff --write`.
declare module 'contract' {
  const version: '8.2.0';
  interface Libraries {
    'react': [19, 3];
    'react/jsx-runtime': [19, 3];
    'react-dom': [19, 3];
    'react-router-dom': [7, 18];
    'jotai': [2, 20];
    'swr': [2, 5];
    'styled-components': [6, 6];
  }
  interface Provided {
    '@investor-portal/shared/session/amounts-hidden': typeof import('contract/shared/src/session/amounts-hidden');
    '@investor-portal/shared/session/loading': typeof import('contract/shared/src/session/loading');
    '@investor-portal/shared/session/page-session': typeof import('contract/shared/src/session/page-session');
    '@investor-portal/shared/session/persisted-atom': typeof import('contract/shared/src/session/persisted-atom');
    '@investor-portal/shared/session/runtime-config': typeof import('contract/shared/src/session/runtime-config');
    '@investor-portal/shared/session/server-time': typeof import('contract/shared/src/session/server-time');
    '@investor-portal/shared/session/session-host': typeof import('contract/shared/src/session/session-host');
    '@investor-portal/shared/session/session': typeof import('contract/shared/src/session/session');
    '@investor-portal/shared/session/store': typeof import('contract/shared/src/session/store');
    '@investor-portal/shared/session/toast': typeof import('contract/shared/src/session/toast');
    '@investor-portal/shared/partner-api/client/client': typeof import('contract/shared/src/partner-api/client/client');
    start: { it: import('contract/shared/src/contract/document-start').DocumentStart };
  }
  type Consumed = import('contract/shared/loader/src/remote-module').RemoteModule;
}
declare module 'contract/shared/src/session/amounts-hidden' {
export function useAmountsHidden(): boolean;
export function useHideAmounts(): [hidden: boolean, toggle: () => void];
}
declare module 'contract/shared/src/session/loading' {
export const loadingAtom: import("jotai").Atom<boolean>;
export const loadingTextAtom: import("jotai").Atom<string>;
export function startLoading(doing?: string): () => void;
}
declare module 'contract/shared/src/session/page-session' {
export type MissingSessionReason = 'timeout' | 'unavailable' | 'not-signed-in';
export interface TokenRenewal {
    rejected: string;
    expired: boolean;
}
export type PageSession = {
    name: 'pending';
    renewal: TokenRenewal | null;
} | {
    name: 'visitor';
    reason: MissingSessionReason | null;
    renewal: TokenRenewal | null;
} | {
    name: 'active';
    investor: string;
    startedByHandover: boolean;
    confirmed: boolean;
    renewal: TokenRenewal | null;
} | EndedSession;
export type EndedSession = {
    name: 'closing';
    investor: string | undefined;
} | {
    name: 'superseded';
    investor: string | undefined;
} | {
    name: 'signed-out';
    investor: string | undefined;
} | {
    name: 'unusable';
    investor: string | undefined;
    startsOver: boolean;
};
export const pageSessionAtom: import("jotai").PrimitiveAtom<PageSession> & {
    init: PageSession;
};
export function hasEnded(session: PageSession): session is EndedSession;
export function hasExpired(session: PageSession): boolean;
export function investorOf(session: PageSession): string | undefined;
export const sessionClosedAtom: import("jotai").Atom<boolean>;
}
declare module 'contract/shared/src/session/persisted-atom' {
import type { WritableAtom } from 'jotai';
import { type RESET } from 'jotai/utils';
import * as v from 'valibot';
export const storedKeys: readonly ['external', 'users', 'camp', 'issuerGuid', 'externalCode', 'gateway'];
export type StoredKey = (typeof storedKeys)[number];
type Update<T> = T | typeof RESET | ((before: T) => T | typeof RESET);
export type PersistedAtom<T> = WritableAtom<T | null, [Update<T | null>], void>;
export function ignoreStoredValues(): void;
export function readStoredValues(): void;
export function overwriteStoredValues(): void;
export function persistedAtom<S extends v.GenericSchema>(key: StoredKey, schema: S, mayStore?: () => boolean): PersistedAtom<v.InferOutput<S>>;
export {};
}
declare module 'contract/shared/src/session/runtime-config' {
import * as v from 'valibot';
export const runtimeConfigSchema: v.ObjectSchema<{
    readonly partnerApiUrl: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an absolute address such as https://api.example">]>;
    readonly platformOrigins: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, ({ input }: v.CheckIssue<string>) => "must be an origin such as https://platform.example, without a path" | "must be one origin: wildcards are not allowed, list each origin" | "must begin with https:// or http://: another scheme, such as that of an app, is not supported">]>, undefined>, v.MinLengthAction<string[], 1, "must name at least one origin">]>;
    readonly releasesUrl: v.OptionalSchema<v.StringSchema<undefined>, "/releases.json">;
    readonly registryKeys: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly key: v.StringSchema<undefined>;
        readonly notAfter: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>, undefined>, undefined>;
    readonly registryMinSerial: v.OptionalSchema<v.NumberSchema<undefined>, undefined>;
    readonly registryMaxAge: v.OptionalSchema<v.NumberSchema<undefined>, undefined>;
    readonly publicIpUrl: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an absolute address such as https://api.example">]>, undefined>;
    readonly timeZone: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an IANA time zone">]>, "Asia/Manila">;
    readonly currency: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be an ISO 4217 code">]>, "PHP">;
    readonly locale: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be a BCP 47 tag">]>, "en-US">;
    readonly links: v.OptionalSchema<v.ObjectSchema<{
        readonly termsOfService: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, "must be an absolute address">]>, undefined>;
        readonly privacyPolicy: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, "must be an absolute address">]>, undefined>;
        readonly investorAgreement: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, "must be an absolute address">]>, undefined>;
        readonly cashAccountForm: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, "must be an absolute address">]>, undefined>;
        readonly support: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>, {}>;
    readonly campaignShareUrl: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an absolute address with {campaign} in its path or query, such as https://platform.example/campaigns/{campaign}">]>, undefined>;
    readonly publishViewCodes: v.OptionalSchema<v.ObjectSchema<{
        readonly updates: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "must not be empty">]>, "UPDAT">;
        readonly discussion: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "must not be empty">]>, "DISCU">;
    }, undefined>, {}>;
    readonly campaignUpdatesUrl: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an https address with {campaign} or {issuer} in its path or query, such as https://platform.example/campaigns/{campaign}/updates">]>, undefined>;
    readonly campaignDiscussionUrl: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an https address with {campaign} or {issuer} in its path or query, such as https://platform.example/campaigns/{campaign}/updates">]>, undefined>;
    readonly premiumWaiverField: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>, "waiveInvestmentLimit">;
    readonly limits: v.OptionalSchema<v.ObjectSchema<{
        readonly premiumWaiver: v.OptionalSchema<v.NumberSchema<undefined>, 50000>;
        readonly qualifiedAnnualIncome: v.OptionalSchema<v.NumberSchema<undefined>, 10000000>;
        readonly qualifiedNetWorth: v.OptionalSchema<v.NumberSchema<undefined>, 30000000>;
        readonly qualifiedStockPortfolio: v.OptionalSchema<v.NumberSchema<undefined>, 10000000>;
        readonly cancellationHours: v.OptionalSchema<v.NumberSchema<undefined>, 48>;
    }, undefined>, {}>;
    readonly platformRules: v.OptionalSchema<v.ObjectSchema<{
        readonly allotsProRata: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
        readonly refundsToWallet: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
        readonly cancelsUnreconfirmed: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
        readonly debitsAtOnce: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
    }, undefined>, {}>;
    readonly riskWarning: v.OptionalSchema<v.StringSchema<undefined>, "You could lose all the money you invest, and it may be hard to sell your shares.">;
    readonly riskAcknowledgement: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
    readonly walletTopUp: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
    readonly sessionPersistence: v.OptionalSchema<v.PicklistSchema<["local", "session", "memory"], undefined>, "local">;
    readonly requireHandOver: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
    readonly appearance: v.OptionalSchema<v.PicklistSchema<["light", "dark", "system"], "must be \"light\", \"dark\" or \"system\"">, "light">;
    readonly brand: v.OptionalSchema<v.ObjectSchema<{
        readonly name: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, undefined>]>, "Investor portal">;
        readonly logo: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, "must be an absolute address">]>, undefined>;
        readonly accent: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a colour such as #0b5759">]>, undefined>;
    }, undefined>, {}>;
    readonly fileOrigins: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, ({ input }: v.CheckIssue<string>) => "must be an origin such as https://platform.example, without a path" | "must be one origin: wildcards are not allowed, list each origin" | "must begin with https:// or http://: another scheme, such as that of an app, is not supported">]>, undefined>, readonly []>;
    readonly grantedMounts: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>, {}>;
    readonly doctor: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
    readonly telemetryUrl: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an absolute address such as https://api.example">]>, undefined>;
    readonly traceRequests: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
    readonly telemetrySampleRate: v.OptionalSchema<v.NumberSchema<undefined>, 1>;
}, undefined>;
export type RuntimeConfig = v.InferOutput<typeof runtimeConfigSchema>;
export function setRuntimeConfig(config: RuntimeConfig): void;
export function knownRuntimeConfig(): RuntimeConfig | undefined;
export function runtimeConfig(): RuntimeConfig;
}
declare module 'contract/shared/src/session/server-time' {
type Source = 'page' | 'api';
export const clockToleranceMs = 120000;
export function serverNow(): number;
export function isServerTimeEstimated(): boolean;
export function deviceClockLead(now?: number): number;
export function noteServerTime(source: Source, epochMs: number): void;
export function onServerTimeChange(listener: () => void): () => void;
export {};
}
declare module 'contract/shared/src/session/session-host' {
import type { AppActionName, AppRequest } from '@investor-portal/embed/messages';
interface SessionHost {
    renewToken: () => Promise<string>;
    requestToken?: () => Promise<void>;
    noteAnswer?: (call: string, isRefused?: boolean) => void;
    startOver: () => void;
}
export interface App {
    can: readonly AppActionName[];
    ask: (request: AppRequest) => Promise<void>;
}
export function setSessionHost(next: SessionHost | undefined): void;
export function renewToken(): Promise<string>;
export function requestToken(): Promise<void>;
export function noteAnswer(call: string, isRefused?: boolean): void;
export function startOver(): void;
export function setApp(next: App | undefined): void;
export function appThat(action: AppActionName): App | undefined;
export {};
}
declare module 'contract/shared/src/session/session' {
import * as v from 'valibot';
export const externalDetailsSchema: v.ObjectSchema<{
    readonly code: v.SchemaWithPipe<readonly [v.UnknownSchema, v.TransformAction<unknown, string | undefined>, v.StringSchema<undefined>]>;
    readonly externalReferenceCode: v.SchemaWithPipe<readonly [v.UnknownSchema, v.TransformAction<unknown, string | undefined>, v.CustomSchema<string, undefined>]>;
    readonly tokenDetails: v.ObjectSchema<{
        readonly access_token: v.CustomSchema<string, undefined>;
    }, undefined>;
    readonly location: v.SchemaWithFallback<v.OptionalSchema<v.NullableSchema<v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.RecordSchema<v.StringSchema<undefined>, v.UnknownSchema, undefined>, v.TransformAction<{
        [x: string]: unknown;
    }, string>]>], undefined>, undefined>, undefined>, undefined>;
    readonly cohort: v.SchemaWithFallback<v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be a name such as staff">]>, undefined>, undefined>;
}, undefined>;
export type ExternalDetails = v.InferOutput<typeof externalDetailsSchema>;
export const userDetailsSchema: v.LooseObjectSchema<{
    readonly accountId: v.GenericSchema<unknown, string>;
    readonly firstName: v.GenericSchema<unknown, string>;
    readonly lastName: v.GenericSchema<unknown, string>;
    readonly emailAddress: v.GenericSchema<unknown, string>;
    readonly mobilePrefix: v.GenericSchema<unknown, string>;
    readonly mobileNumber: v.GenericSchema<unknown, string>;
    readonly imageUrl: v.GenericSchema<unknown, string>;
    readonly companyName: v.GenericSchema<unknown, string>;
    readonly accountTier: v.GenericSchema<unknown, string>;
    readonly profiles: v.SchemaWithFallback<v.UnionSchema<[v.SchemaWithPipe<readonly [v.UnionSchema<[v.SchemaWithPipe<readonly [v.ArraySchema<v.LooseObjectSchema<{
        readonly serviceCode: v.StringSchema<undefined>;
        readonly accountServiceId: v.SchemaWithFallback<v.UnionSchema<[v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, number, undefined>, v.MaxValueAction<number, number, undefined>]>, v.StringSchema<undefined>], undefined>, 0>;
    }, undefined>, undefined>, v.TransformAction<({
        serviceCode: string;
        accountServiceId: string | number;
    } & {
        [key: string]: unknown;
    })[], {
        readable: ({
            serviceCode: string;
            accountServiceId: string | number;
        } & {
            [key: string]: unknown;
        })[];
        unreadable: number;
    }>]>, v.SchemaWithPipe<readonly [v.ArraySchema<v.UnknownSchema, undefined>, v.TransformAction<unknown[], {
        readable: ({
            serviceCode: string;
            accountServiceId: string | number;
        } & {
            [key: string]: unknown;
        })[];
        unreadable: number;
    }>]>], undefined>, v.TransformAction<{
        readable: ({
            serviceCode: string;
            accountServiceId: string | number;
        } & {
            [key: string]: unknown;
        })[];
        unreadable: number;
    } | {
        readable: ({
            serviceCode: string;
            accountServiceId: string | number;
        } & {
            [key: string]: unknown;
        })[];
        unreadable: number;
    }, ({
        serviceCode: string;
        accountServiceId: string | number;
    } & {
        [key: string]: unknown;
    })[]>]>, v.SchemaWithPipe<readonly [v.LooseObjectSchema<{
        readonly serviceCode: v.StringSchema<undefined>;
        readonly accountServiceId: v.SchemaWithFallback<v.UnionSchema<[v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, number, undefined>, v.MaxValueAction<number, number, undefined>]>, v.StringSchema<undefined>], undefined>, 0>;
    }, undefined>, v.TransformAction<{
        serviceCode: string;
        accountServiceId: string | number;
    } & {
        [key: string]: unknown;
    }, ({
        serviceCode: string;
        accountServiceId: string | number;
    } & {
        [key: string]: unknown;
    })[]>]>], undefined>, readonly []>;
    readonly walletDetails: v.SchemaWithFallback<v.NullableSchema<v.LooseObjectSchema<{
        readonly walletId: v.GenericSchema<unknown, string>;
        readonly currencyCode: v.SchemaWithFallback<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, string>, v.NonEmptyAction<string, undefined>]>, () => string>;
        readonly balance: v.SchemaWithFallback<v.NullableSchema<v.UnionSchema<[v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, number, undefined>, v.MaxValueAction<number, number, undefined>]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, number | null>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, number, undefined>, v.MaxValueAction<number, number, undefined>]>]>], undefined>, undefined>, null>;
    }, undefined>, undefined>, null>;
}, undefined>;
export type UserDetails = v.InferOutput<typeof userDetailsSchema>;
export const externalAtom: import("contract/shared/src/session/persisted-atom").PersistedAtom<{
    code: string;
    externalReferenceCode: string;
    tokenDetails: {
        access_token: string;
    };
    location?: string | null | undefined;
    cohort?: string | undefined;
}>;
export const externalCodeAtom: import("contract/shared/src/session/persisted-atom").PersistedAtom<string>;
export function storedOwner(): string | undefined;
export function storedToken(): string;
export const usersAtom: import("contract/shared/src/session/persisted-atom").PersistedAtom<{
    accountId: string;
    firstName: string;
    lastName: string;
    emailAddress: string;
    mobilePrefix: string;
    mobileNumber: string;
    imageUrl: string;
    companyName: string;
    accountTier: string;
    profiles: ({
        serviceCode: string;
        accountServiceId: string | number;
    } & {
        [key: string]: unknown;
    })[];
    walletDetails: ({
        walletId: string;
        currencyCode: string;
        balance: number | null;
    } & {
        [key: string]: unknown;
    }) | null;
} & {
    [key: string]: unknown;
}>;
export const campAtom: import("contract/shared/src/session/persisted-atom").PersistedAtom<{
    guid: string;
} & {
    [key: string]: unknown;
}>;
export const issuerGuidAtom: import("contract/shared/src/session/persisted-atom").PersistedAtom<string>;
export const gatewayAtom: import("contract/shared/src/session/persisted-atom").PersistedAtom<{
    productGuid: string;
    providerCode: string;
    providerName: string;
    productName: string;
    fee: number | null;
}>;
export const accessTokenAtom: import("jotai").Atom<string>;
export function withholdSession(): void;
export function restoreSession(): void;
export function forgetInMemory(): void;
export function forgetSession(keeps?: (key: string) => boolean): void;
export function forgetExpiredSession(): void;
export function forgetDetails(): void;
}
declare module 'contract/shared/src/session/store' {
export const store: import("jotai/vanilla/internals").INTERNAL_Store;
}
declare module 'contract/shared/src/session/toast' {
export interface Toast {
    kind: 'success' | 'failure' | 'info' | 'loading';
    message: string;
}
type Listener = (toast: Toast) => void;
export function showToast(toast: Toast): void;
export function onToast(listener: Listener): () => void;
export {};
}
declare module 'contract/shared/src/partner-api/client/client' {
import { type Call, type CallParameters, type ReadCall } from 'contract/shared/src/partner-api/client/call';
import { type CallTemplate } from 'contract/shared/src/partner-api/client/request-of';
export function read<T, Template extends CallTemplate>(call: ReadCall<T, Template>, given: CallParameters<Template>): Promise<T>;
export function write<T, Template extends CallTemplate>(call: Call<T, Template>, given: CallParameters<Template>): Promise<T>;
}
declare module 'contract/shared/loader/src/remote-module' {
import type { ReactNode } from 'react';
export interface RemoteRoute {
    path: string;
    element: ReactNode;
    preload?: () => Promise<void>;
}
export interface RemoteModule {
    name: string;
    contract: string;
    routes: readonly RemoteRoute[];
}
}
declare module 'contract/shared/src/contract/document-start' {
import type { Visitor } from '@investor-portal/registry/choose';
export interface PrefetchedResponse {
    method: string;
    url: string;
    body: string;
    token: string;
    at: number;
    response: Promise<Response>;
    traceparent?: string | undefined;
    taken?: boolean;
}
export interface PrefetchSession {
    token: string;
    code?: string;
    externalReferenceCode?: string;
    accountId?: string;
}
export interface FirstResponses {
    visitor: boolean;
    bodies: readonly unknown[];
    picture: Promise<string>;
}
export interface DocumentStart {
    messages: MessageEvent[];
    reads: PrefetchedResponse[];
    signedRegistry?: Promise<unknown> | undefined;
    preloadPictures: () => void;
    firstResponses?: Promise<FirstResponses>;
    handOn: () => void;
    preloaded?: boolean;
    prefetch: (pathname: string, visitor: Visitor | undefined, press?: {
        session: PrefetchSession | undefined;
    }) => void;
}
export function documentStart(): DocumentStart | undefined;
}
declare module 'contract/shared/src/partner-api/client/call' {
import type { CallTemplate } from 'contract/shared/src/partner-api/client/request-of';
export interface ResponseSchema<T> {
    '~standard': {
        validate: (body: unknown) => ValidationResult<T> | Promise<ValidationResult<T>>;
    };
}
type ValidationResult<T> = {
    value: T;
    issues?: undefined;
} | {
    issues: readonly unknown[];
};
export interface Call<T = unknown, Template extends CallTemplate = CallTemplate> {
    name: string;
    template: Template;
    answer: ResponseSchema<T>;
    answersGuid?: true;
}
export interface ReadCall<T = unknown, Template extends CallTemplate = CallTemplate> extends Call<T, Template> {
    changesWithMoney: boolean;
}
export interface Payload {
    json?: object;
    form?: FormData;
    query?: Record<string, string>;
    headers?: Record<string, string>;
    signal?: AbortSignal | undefined;
}
export type CallParameters<Template extends CallTemplate> = Payload & (Template extends `${string}{${string}` ? {
    id: string;
} : {
    id?: undefined;
});
export const isSameId: (one: string, other: string) => boolean;
export {};
}
declare module 'contract/shared/src/partner-api/client/request-of' {
type Method = 'GET' | 'POST' | 'PUT';
export type CallTemplate = `${Method} ${string}`;
export function requestOf<M extends Method>(call: `${M} ${string}`, id?: string): {
    method: M;
    path: string;
};
export {};
}
