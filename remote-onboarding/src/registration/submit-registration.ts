import * as v from 'valibot';
import { uploadFile } from '@investor-portal/shared/partner-api/contract/files';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/contract/partner';
import { replyOf } from '@investor-portal/shared/partner-api/errors';
import { register } from '@investor-portal/shared/partner-api/contract/registration';
import {
  reconcile,
  refusalOf,
  settleWrite,
  type WriteOutcome,
} from '@investor-portal/shared/writes/settle-write';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import type { UserDetails } from '@investor-portal/shared/session/session';
import type { RegistrationAnswers } from '../fields/registration-fields';
import { toRegistration } from './payload';
import { registrationAnswersSchema } from './registration-form';
import type { Signature } from './signature/signature';

/** If a lookup found the registration, the outcome has the user details that show it. */
export type RegistrationOutcome = WriteOutcome<UserDetails>;

// A retry after a failed registration does not upload the signature again.
const uploaded = new WeakMap<File, string>();

/** The input of the wizard. The tax number and the signature are saved nowhere else. */
export interface WizardInput {
  answers: RegistrationAnswers;
  signature: Signature | null;
}

/** Sends the user details back, so they are read again first. `earlierUnknown`: an earlier registration may still arrive. */
export async function submitRegistration(
  { answers, signature }: WizardInput,
  externalReferenceCode: string,
  earlierUnknown = false,
): Promise<RegistrationOutcome> {
  try {
    // A copy, because the form may change while the requests are under way.
    const valid = v.parse(registrationAnswersSchema, answers);
    const signatureFileUrl = signature ? await uploadOnce(signature.file) : '';
    const { location = '', ipAddress = '' } = signature ?? {};
    const user = await fetchUserDetails(externalReferenceCode);
    if (isRegistered(user)) return { kind: 'done', message: null, found: user };
    const registrant = { externalReferenceCode, user };
    const registration = toRegistration(valid, registrant, {
      signatureFileUrl,
      location,
      ipAddress,
    });
    return await settleWrite(
      () => register(registration),
      () => findRegistration(externalReferenceCode),
      { delaysMs: [0], earlierUnknown },
    );
  } catch (error) {
    const refusal = refusalOf(error);
    // This registration was not sent, but the earlier registration may still arrive (readings R17).
    return earlierUnknown ? { kind: 'unconfirmed', serverMessage: replyOf(error).words } : refusal;
  }
}

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
