import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { userDetailsSchema } from '@investor-portal/shared/session/session';
import type { Call, Read } from '../client/call';
import type { CallContract } from './call-contract';
import { userDetails } from './calls';
import { envelopeOf } from './envelope';
import { read, write } from '@investor-portal/shared/partner-api/client/client';
import { registrationSchema, type Registration } from './registration';
import { writeResponse } from './write-response';

/** The signed-in user, by the external reference code of the hand-over (spec §7). */
export const userDetailsCall = {
  name: 'userDetails',
  template: userDetails,
  answer: envelopeOf(userDetailsSchema),
  changesWithMoney: true,
} as const satisfies Read;

export const userDetailsContract = () =>
  ({
    ...userDetailsCall,
    summary: "The investor's details",
    description:
      'Asked after every hand-over, by the external reference code that the platform handed over. Without `accountTier` the portal asks the investor to register; `walletDetails` is what they can commit.',
    tag: 'partner',
    whenItFails: 'The profile shows an error, and nobody can invest.',
    example: ({ externalReferenceCode }) => ({ id: externalReferenceCode }),
  }) as const satisfies CallContract;

export const fetchUserDetails = (externalReferenceCode: string, signal?: AbortSignal) =>
  read(userDetailsCall, { id: externalReferenceCode, signal });

export const registerCall = {
  name: 'register',
  template: 'POST api/v1/partner/register',
  answer: writeResponse,
} as const satisfies Call;

export const registerContract = () =>
  ({
    ...registerCall,
    summary: 'Open the investment account',
    description:
      'Sent once, at the end of the registration, with the answers of all its steps. The portal never repeats it by itself.',
    tag: 'partner',
    request: registrationSchema,
  }) as const satisfies CallContract;

/**
 * Opens the investment account.
 * @returns the sentence for the 'Success!' toast.
 * @throws PartnerApiError with the server's sentence.
 */
export function register(registration: Registration): Promise<string> {
  const json = onTheWire(registration, runtimeConfig().premiumWaiverField);
  return write(registerCall, { json });
}

// Readings W7: the specification lost the waiver's name on the wire, so a platform can set it.
function onTheWire(registration: Registration, waiverField: string): object {
  const { waiveInvestmentLimit: waiver, ...rest } = registration.financialInformation;
  return { ...registration, financialInformation: { ...rest, [waiverField]: waiver } };
}
