import { uploadFile } from '@investor-portal/shared/partner-api/contract/files';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/contract/partner';
import { register } from '@investor-portal/shared/partner-api/contract/registration';
import {
  reconcile,
  refusalOf,
  settleWrite,
  type WriteOutcome,
} from '@investor-portal/shared/writes/settle-write';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { toRegistration, type Registrant } from './payload';
import type { ValidAnswers } from './form/schema';
import type { Signature } from './signature/signature';

/** What was found is the user's details, which show the registration. */
export type RegistrationOutcome = WriteOutcome<UserDetails>;

// Signatures already uploaded: a retry after a failed registration does not upload them again.
const uploaded = new WeakMap<File, string>();

/**
 * Uploads the signature, if there is one, then registers with its URL (spec §4 'Submit').
 * @param earlierUnknown an earlier registration may still arrive.
 */
export async function submitRegistration(
  answers: ValidAnswers,
  signature: Signature | null,
  registrant: Registrant,
  earlierUnknown = false,
): Promise<RegistrationOutcome> {
  try {
    const signatureFileUrl = signature ? await uploadOnce(signature.file) : '';
    const { location = '', ipAddress = '' } = signature ?? {};
    const registration = toRegistration(answers, registrant, {
      signatureFileUrl,
      location,
      ipAddress,
    });
    return await settleWrite(
      () => register(registration),
      () => findRegistration(registrant.externalReferenceCode),
      { delaysMs: [0], earlierUnknown },
    );
  } catch (error) {
    return refusalOf(error);
  }
}

/** Looks in the investor's details for a registration whose response was lost. */
export function checkRegistration(externalReferenceCode: string): Promise<RegistrationOutcome> {
  return reconcile(() => findRegistration(externalReferenceCode), [0]);
}

async function findRegistration(externalReferenceCode: string): Promise<UserDetails | null> {
  const user = await fetchUserDetails(externalReferenceCode);
  return isRegistered(user) ? user : null;
}

async function uploadOnce(file: File): Promise<string> {
  const url = uploaded.get(file) ?? (await uploadFile(file));
  uploaded.set(file, url);
  return url;
}
