import { isCertainRefusal, messageOf } from '@investor-portal/shared/partner-api/errors';
import { uploadFile } from '@investor-portal/shared/partner-api/files';
import { fetchUserDetails, register } from '@investor-portal/shared/partner-api/partner';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import { toRegistration, type Registrant } from './payload';
import type { ValidAnswers } from './form/schema';
import type { Signature } from './signature/signature';

/**
 * How a submission ended. `unconfirmed`: the response was lost or inconclusive, and the investor's details show no
 * registration. `unknown`: the details could not be fetched either, so the next step must be `checkRegistration`, not
 * another submission.
 */
export type SubmitOutcome = {
  kind: 'registered' | 'failed' | 'unconfirmed' | 'unknown';
  message: string;
};

// Signatures already uploaded: a retry after a failed registration does not upload them again.
const uploaded = new WeakMap<File, string>();

/** Uploads the signature, if there is one, then registers with its URL (spec §4 'Submit'). */
export async function submitRegistration(
  answers: ValidAnswers,
  signature: Signature | null,
  registrant: Registrant,
): Promise<SubmitOutcome> {
  try {
    const signatureFileUrl = signature ? await uploadOnce(signature.file) : '';
    const { location = '', ipAddress = '' } = signature ?? {};
    const registration = toRegistration(answers, registrant, {
      signatureFileUrl,
      location,
      ipAddress,
    });
    return await send(registration, registrant.externalReferenceCode);
  } catch (error) {
    return { kind: 'failed', message: messageOf(error) };
  }
}

/** Success message for a registration whose own response was lost. */
export const receivedMessage = 'We’ve received your registration.';

/** Looks in the investor's details for a registration whose response was lost. */
export async function checkRegistration(
  externalReferenceCode: string,
  message: string,
): Promise<SubmitOutcome> {
  try {
    const user = await fetchUserDetails(externalReferenceCode);
    return isRegistered(user)
      ? { kind: 'registered', message: receivedMessage }
      : { kind: 'unconfirmed', message };
  } catch {
    return { kind: 'unknown', message };
  }
}

async function send(
  registration: Parameters<typeof register>[0],
  externalReferenceCode: string,
): Promise<SubmitOutcome> {
  try {
    return { kind: 'registered', message: await register(registration) };
  } catch (error) {
    if (isCertainRefusal(error)) throw error;
    return checkRegistration(externalReferenceCode, messageOf(error));
  }
}

async function uploadOnce(file: File): Promise<string> {
  const url = uploaded.get(file) ?? (await uploadFile(file));
  uploaded.set(file, url);
  return url;
}
