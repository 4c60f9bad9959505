import { atom } from 'jotai';
import { RESET } from 'jotai/utils';
import * as v from 'valibot';
import { cohortSchema } from '@investor-portal/registry/format';
import { currencyCodeOr, exactNumber, quantity, rowsOf, text } from '../schema/fields';
import {
  forgetInvestorStorage,
  isWatchlist,
  storedInvestor,
  storedValue,
} from '../session-rules/investor-storage';
import { codeText, isBearerToken, isReference } from '../session-rules/usable-session';
import { persistedAtom, releaseStored, storedKeys, withholdStored } from './persisted-atom';
import { knownRuntimeConfig, runtimeConfig } from './runtime-config';
import { store } from './store';

/** The specification does not show its shape. Of an object, the text values are joined, which leaves out coordinates. */
const locationText = v.union([
  v.string(),
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((parts) =>
      Object.values(parts)
        .filter((part) => typeof part === 'string' && part.trim() !== '')
        .join(', '),
    ),
  ),
]);

/** What the platform hands over (spec §3 'Partner/external details'). */
export const externalDetailsSchema = v.object({
  code: v.pipe(v.unknown(), v.transform(codeText), v.string()),
  externalReferenceCode: v.pipe(v.unknown(), v.transform(codeText), v.custom<string>(isReference)),
  tokenDetails: v.object({ access_token: v.custom<string>(isBearerToken) }),
  /** For the signature's metadata; a hand-over is never refused because of it. */
  location: v.fallback(v.optional(v.nullable(locationText)), undefined),
  /** The group whose releases the investor gets, such as `staff`; a hand-over is never refused because of it. */
  cohort: v.fallback(v.optional(cohortSchema), undefined),
});
export type ExternalDetails = v.InferOutput<typeof externalDetailsSchema>;

const profile = v.looseObject({
  serviceCode: v.string(),
  accountServiceId: v.fallback(v.union([exactNumber, v.string()]), 0),
});

/** An investor's profiles: an unreadable one is skipped, and a single one may come without a list (readings W15). */
const profiles = v.union([
  rowsOf(profile),
  v.pipe(
    profile,
    v.transform((only) => [only]),
  ),
]);

/** The signed-in user (spec §3 'User details'). Missing fields are empty text, shown as '--'. */
export const userDetailsSchema = v.looseObject({
  accountId: text,
  firstName: text,
  lastName: text,
  emailAddress: text,
  mobilePrefix: text,
  mobileNumber: text,
  imageUrl: text,
  companyName: text,
  /** BASIC, PREMIUM or QUALIFIED; the specification does not show the field, so its name is a guess. */
  accountTier: text,
  profiles: v.fallback(profiles, []),
  walletDetails: v.fallback(
    v.nullable(
      v.looseObject({
        walletId: text,
        currencyCode: currencyCodeOr(() => runtimeConfig().currency),
        /** In the wallet's currency; null when unknown. */
        balance: quantity,
      }),
    ),
    null,
  ),
});
export type UserDetails = v.InferOutput<typeof userDetailsSchema>;

export const externalAtom = persistedAtom('external', externalDetailsSchema);
export const externalCodeAtom = persistedAtom('externalCode', v.pipe(v.string(), v.nonEmpty()));

/** Whose session is stored now: another tab may have received another investor since this page last heard of one. */
export function storedOwner(): string | undefined {
  return storedInvestor(knownRuntimeConfig()?.sessionPersistence);
}

/** The token of the stored session, also while nobody may use it. */
export function storedToken(): string {
  const stored = storedValue(knownRuntimeConfig()?.sessionPersistence, 'external');
  const { success, output } = v.safeParse(externalDetailsSchema, stored);
  return success ? output.tokenDetails.access_token : '';
}

/** A tab that lags must leave storage to the next investor, whom another tab has received (readings S10). */
function ownsStorage(): boolean {
  const own = store.get(externalAtom)?.externalReferenceCode;
  return own === undefined || own === (storedOwner() ?? own);
}

export const usersAtom = persistedAtom('users', userDetailsSchema, ownsStorage);
/** The campaign the investor is deciding on, as last fetched. */
export const campAtom = persistedAtom('camp', v.looseObject({ guid: v.string() }), ownsStorage);
/** The issuer of the last opened card (spec §2, 'Clicking a card'). */
export const issuerGuidAtom = persistedAtom('issuerGuid', v.string(), ownsStorage);
/** The last chosen payment option (spec §3 'Payment option'). */
export const gatewayAtom = persistedAtom(
  'gateway',
  v.object({
    productGuid: v.string(),
    providerCode: v.string(),
    providerName: v.string(),
    productName: v.string(),
    fee: v.optional(v.nullable(v.number()), null),
  }),
  ownsStorage,
);

/** The bearer token, or '' when there is no session (spec §6). */
export const accessTokenAtom = atom((get) => get(externalAtom)?.tokenDetails.access_token ?? '');

const storedAtoms = [
  externalAtom,
  externalCodeAtom,
  usersAtom,
  campAtom,
  issuerGuidAtom,
  gatewayAtom,
];

/** Inside a frame, a stored session belongs to nobody until the platform has handed one over (readings S8). */
export function withholdSession(): void {
  withholdStored();
  mountStored();
}

/** Restores the stored session, and follows other tabs from then on. */
export function restoreSession(): void {
  releaseStored();
  mountStored();
}

let mounted = false;

// An atom reads storage when it is first used, and what a hand-over has set by then would be lost.
function mountStored(): void {
  if (mounted) return;
  mounted = true;
  for (const atom of storedAtoms) store.sub(atom, () => undefined);
}

/** Forgets the investor in this page only: what is stored may be the next investor's by now (readings S10). */
export function forgetInMemory(): void {
  store.set(externalAtom, RESET);
  store.set(externalCodeAtom, RESET);
  forgetDetailsInMemory();
}

/**
 * Removes everything stored for the investor, while it still is theirs: at sign-out, and for spec §8, first row.
 * @param keeps which keys stay all the same.
 */
export function forgetSession(keeps: (key: string) => boolean = () => false): void {
  const isOwn = ownsStorage();
  forgetInMemory();
  if (isOwn) forgetInvestorStorage(storedKeys, keeps);
}

/**
 * Removes what belongs to the previous investor before the next one's `external` and `externalCode` are set. Those are
 * overwritten: other tabs would take their removal for a sign-out.
 */
export function forgetDetails(): void {
  forgetDetailsInMemory();
  forgetInvestorStorage(['users', 'camp', 'issuerGuid', 'gateway'], isWatchlist);
}

function forgetDetailsInMemory(): void {
  store.set(usersAtom, RESET);
  store.set(campAtom, RESET);
  store.set(issuerGuidAtom, RESET);
  store.set(gatewayAtom, RESET);
}
