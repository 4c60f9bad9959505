import { atom } from 'jotai';
import { RESET } from 'jotai/utils';
import * as v from 'valibot';
import { currencyCodeOr, identity, quantity, rowsOf, text } from '../schema/fields';
import { forgetInvestorStorage } from '../session-rules/investor-storage';
import { isBearerToken, isReference } from '../session-rules/usable-session';
import { persistedAtom, releaseStored, storedKeys, withholdStored } from './persisted-atom';
import { runtimeConfig } from './runtime-config';
import { store } from './store';

/** The specification does not show its shape: a text, or an object whose words are put in a row, not its coordinates. */
const place = v.union([
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
  code: v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  externalReferenceCode: v.pipe(
    identity,
    v.check((code) => isReference(code)),
  ),
  tokenDetails: v.object({ access_token: v.custom<string>(isBearerToken) }),
  /** For the signature's metadata; nobody is kept out for it. */
  location: v.fallback(v.optional(v.nullable(place)), undefined),
});
export type ExternalDetails = v.InferOutput<typeof externalDetailsSchema>;

const profile = v.looseObject({
  serviceCode: v.string(),
  accountServiceId: v.fallback(v.union([v.number(), v.string()]), 0),
});

/** An investor's profiles: a broken one hides none of the others, and one alone need not be in a list (readings W15). */
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
  /** BASIC, PREMIUM or QUALIFIED; the specification does not show how the API tells it, so this is a guess. */
  accountTier: text,
  profiles: v.fallback(profiles, []),
  walletDetails: v.fallback(
    v.nullable(
      v.looseObject({
        walletId: text,
        currencyCode: currencyCodeOr(() => runtimeConfig().currency),
        /** In the wallet's currency; null when it is not known. */
        balance: quantity,
      }),
    ),
    null,
  ),
});
export type UserDetails = v.InferOutput<typeof userDetailsSchema>;

export const externalAtom = persistedAtom('external', externalDetailsSchema);
export const externalCodeAtom = persistedAtom('externalCode', v.pipe(v.string(), v.nonEmpty()));
export const usersAtom = persistedAtom('users', userDetailsSchema);
/** The campaign the investor is deciding on, as last read. */
export const campAtom = persistedAtom('camp', v.looseObject({ guid: v.string() }));
/** The issuer of the card that was opened last (spec §2, 'Clicking a card'). */
export const issuerGuidAtom = persistedAtom('issuerGuid', v.string());
/** The payment option chosen last (spec §3 'Payment option'). */
export const gatewayAtom = persistedAtom(
  'gateway',
  v.object({
    productGuid: v.string(),
    providerCode: v.string(),
    providerName: v.string(),
    productName: v.string(),
  }),
);

/** The bearer token, or '' when there is no session (spec §6). */
export const accessTokenAtom = atom((get) => get(externalAtom)?.tokenDetails.access_token ?? '');

/** The session has ended for this page (sign-out, another investor): nothing is asked or sent from it any more. */
export const sessionClosedAtom = atom(false);

/**
 * A request could not be prepared (spec §8, first row): the portal starts over, or has stopped doing so because it
 * started over for this very session before.
 */
export const unpreparedAtom = atom<'starting over' | 'stopped' | null>(null);

const kept = [externalAtom, externalCodeAtom, usersAtom, campAtom, issuerGuidAtom, gatewayAtom];

/** Inside a frame a session that is kept is nobody's until the platform has handed over (readings S8). */
export function withholdSession(): void {
  withholdStored();
}

/** Brings back what storage holds, and follows other tabs from then on. */
export function restoreSession(): void {
  releaseStored();
  if (followed) return;
  followed = true;
  for (const atom of kept) store.sub(atom, () => undefined);
}

let followed = false;

/** Everything the portal keeps of an investor, gone: another investor, sign-out, spec §8 first row. */
export function forgetSession(): void {
  store.set(externalAtom, RESET);
  store.set(externalCodeAtom, RESET);
  store.set(usersAtom, RESET);
  store.set(campAtom, RESET);
  store.set(issuerGuidAtom, RESET);
  store.set(gatewayAtom, RESET);
  forgetInvestorStorage(storedKeys);
}
