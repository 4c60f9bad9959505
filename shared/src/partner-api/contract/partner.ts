import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { userDetailsSchema, type UserDetails } from '@investor-portal/shared/session/session';
import * as calls from './calls';
import { envelopeOf } from './envelope';
import { read, write } from '@investor-portal/shared/partner-api/client/client';
import type { Registration } from './registration';
import { writeResponse } from './write-response';

export const userDetailsResponse = envelopeOf(userDetailsSchema);

/** The signed-in user, by the external reference code of the hand-over (spec §7). */
export function fetchUserDetails(
  externalReferenceCode: string,
  signal?: AbortSignal,
): Promise<UserDetails> {
  return read({
    call: calls.userDetails,
    id: externalReferenceCode,
    answer: userDetailsResponse,
    signal,
  });
}

/**
 * Opens the investment account.
 * @returns the sentence for the 'Success!' toast.
 * @throws PartnerApiError with the server's sentence.
 */
export function register(registration: Registration): Promise<string> {
  return write({
    call: calls.register,
    json: onTheWire(registration, runtimeConfig().premiumWaiverField),
    answer: writeResponse,
  });
}

// Readings W7: the specification lost the waiver's name on the wire, so a platform can set it.
function onTheWire(registration: Registration, waiverField: string): object {
  const { waiveInvestmentLimit: waiver, ...rest } = registration.financialInformation;
  return { ...registration, financialInformation: { ...rest, [waiverField]: waiver } };
}
