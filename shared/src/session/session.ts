import { atom, type WritableAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import * as v from 'valibot';
import { cohortSchema } from '@investor-portal/registry/format';
import { currencyCodeOr, exactNumber, quantity, rawText, rowsOf, text } from '../schema/fields';
import {
  forgetInvestorStorage,
  isWatchlist,
  storedInvestor,
  storedValue,
} from '../session-rules/investor-storage';
import { codeText, isBearerToken, isReference } from '../session-rules/usable-session';
import {
  ignoreStoredValues,
  overwriteStoredValues,
  persistedAtom,
  readStoredValues,
  storedKeys,
} from './persisted-atom';
import { knownRuntimeConfig, runtimeConfig } from './runtime-config';
import { store } from './store';

/** The specification shows no shape. Text values of an object are joined, which leaves out coordinates. */
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

export const externalDetailsSchema = v.object({
  code: v.pipe(v.unknown(), v.transform(codeText), v.string()),
  externalReferenceCode: v.pipe(v.unknown(), v.transform(codeText), v.custom<string>(isReference)),
  tokenDetails: v.object({ access_token: v.custom<string>(isBearerToken) }),
  /** For the signature's metadata. An invalid location does not invalidate a hand-over. */
  location: v.fallback(v.optional(v.nullable(locationText)), undefined),
  /** The group whose releases the investor gets, such as `staff`. An invalid cohort does not invalidate a hand-over. */
  cohort: v.fallback(v.optional(cohortSchema), undefined),
});
export type ExternalDetails = v.InferOutput<typeof externalDetailsSchema>;

const profile = v.looseObject({
  serviceCode: v.string(),
  accountServiceId: v.fallback(v.union([exactNumber, v.string()]), 0),
});

/** An investor's profiles. Unreadable profiles are skipped, and a single profile may come without a list (readings W15). */
const profiles = v.union([
  rowsOf(profile),
  v.pipe(
    profile,
    v.transform((only) => [only]),
  ),
]);

const userDetailsOf = (text: v.GenericSchema<unknown, string>) =>
  v.looseObject({
    accountId: text,
    firstName: text,
    lastName: text,
    emailAddress: text,
    mobilePrefix: text,
    mobileNumber: text,
    imageUrl: text,
    companyName: text,
    /** BASIC, PREMIUM or QUALIFIED. The specification does not show the field, so its name is a guess. */
    accountTier: text,
    profiles: v.fallback(profiles, []),
    walletDetails: v.fallback(
      v.nullable(
        v.looseObject({
          walletId: text,
          currencyCode: currencyCodeOr(() => runtimeConfig().currency),
          /** In the wallet's currency, or null if it is unknown. */
          balance: quantity,
        }),
      ),
      null,
    ),
  });
/** The signed-in user (spec §3 'User details'). Missing fields are empty text, shown as '--'. */
export const userDetailsSchema = userDetailsOf(text);
export type UserDetails = v.InferOutput<typeof userDetailsSchema>;

export const externalAtom = persistedAtom('external', externalDetailsSchema);
export const externalCodeAtom = persistedAtom('externalCode', v.pipe(v.string(), v.nonEmpty()));

/** May be a different investor than this page's, whom another tab has received. */
export function storedOwner(): string | undefined {
  return storedInvestor(knownRuntimeConfig()?.sessionPersistence);
}

/** The token of the stored session, even while this page may not use it. */
export function storedToken(): string {
  const stored = storedValue(knownRuntimeConfig()?.sessionPersistence, 'external');
  const { success, output } = v.safeParse(externalDetailsSchema, stored);
  return success ? output.tokenDetails.access_token : '';
}

/** A tab that still shows the old investor must not overwrite the data of the next investor (readings S10). */
function ownsStorage(): boolean {
  const own = store.get(externalAtom)?.externalReferenceCode;
  return own === undefined || own === (storedOwner() ?? own);
}

export const usersAtom = persistedAtom('users', userDetailsOf(rawText), ownsStorage);
export const campAtom = persistedAtom('camp', v.looseObject({ guid: v.string() }), ownsStorage);
/** The issuer of the last opened card (spec §2, 'Clicking a card'). */
export const issuerGuidAtom = persistedAtom('issuerGuid', v.string(), ownsStorage);
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

export const accessTokenAtom = atom((get) => get(externalAtom)?.tokenDetails.access_token ?? '');

const detailAtoms: readonly WritableAtom<unknown, [typeof RESET], void>[] = [
  usersAtom,
  campAtom,
  issuerGuidAtom,
  gatewayAtom,
];

/** The page waits until the platform has handed the session over (readings S8), or the session has ended on this page. */
export function withholdSession(): void {
  ignoreStoredValues();
  mountStored();
}

export function restoreSession(): void {
  readStoredValues();
  mountStored();
}

let isMounted = false;

// An atom reads storage when it is first used, which would overwrite the value of an earlier hand-over.
function mountStored(): void {
  if (isMounted) return;
  isMounted = true;
  for (const atom of [externalAtom, externalCodeAtom, ...detailAtoms])
    store.sub(atom, () => undefined);
}

/** Forgets the investor in this page only, because storage may belong to the next investor already (readings S10). */
export function forgetInMemory(): void {
  store.set(externalAtom, RESET);
  store.set(externalCodeAtom, RESET);
  forgetDetailsInMemory();
}

/** Removes nothing that belongs to a different investor. */
export function forgetSession(keeps: (key: string) => boolean = () => false): void {
  const isOwn = ownsStorage();
  forgetInMemory();
  if (isOwn) forgetInvestorStorage(storedKeys, keeps);
}

/** Keeps watchlists (decision 39), and signs nobody out in other tabs. */
export function forgetExpiredSession(): void {
  if (ownsStorage()) overwriteStoredValues();
  forgetSession(isWatchlist);
}

/** The caller then overwrites the session's two keys. Other tabs would take their removal for a sign-out. */
export function forgetDetails(): void {
  forgetDetailsInMemory();
  forgetInvestorStorage(['users', 'camp', 'issuerGuid', 'gateway'], isWatchlist);
}

function forgetDetailsInMemory(): void {
  for (const atom of detailAtoms) store.set(atom, RESET);
}
