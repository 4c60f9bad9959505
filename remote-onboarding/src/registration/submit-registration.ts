import { isCertainRefusal, messageOf } from '@investor-portal/shared/partner-api/errors';
import { uploadFile } from '@investor-portal/shared/partner-api/files';
import { fetchUserDetails, register } from '@investor-portal/shared/partner-api/partner';
import { isRegistered } from '@investor-portal/shared/hooks/use-user-details';
import { toRegistration, type Registrant } from './payload';
import type { ValidAnswers } from './schema';
import type { Signature } from './signature/signature';

/**
 * How a submission ended. `unconfirmed`: the response was lost or said nothing, and the investor's details do not show
 * a registration. `unknown`: the details could not be read either; only `checkRegistration` may come next, not another
 * try.
 */
export type SubmitOutcome = {
  kind: 'registered' | 'failed' | 'unconfirmed' | 'unknown';
  message: string;
};

// A signature that was stored before the registration failed is not stored again with the next try.
const stored = new WeakMap<File, string>();

/** Uploads the signature, where there is one, and then registers with its address (spec §4 'Submit'). */
export async function submitRegistration(
  answers: ValidAnswers,
  signature: Signature | null,
  registrant: Registrant,
): Promise<SubmitOutcome> {
  try {
    const signatureFileUrl = signature ? await addressOf(signature.file) : '';
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

/** What is said of a registration whose own answer was lost. */
export const arrived = 'Your registration has arrived.';

/** Whether a registration whose answer was lost has arrived: the investor's details know. */
export async function checkRegistration(
  externalReferenceCode: string,
  message: string,
): Promise<SubmitOutcome> {
  try {
    const user = await fetchUserDetails(externalReferenceCode);
    return isRegistered(user)
      ? { kind: 'registered', message: arrived }
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

async function addressOf(file: File): Promise<string> {
  const address = stored.get(file) ?? (await uploadFile(file));
  stored.set(file, address);
  return address;
}
