import { userDetailsSchema } from '@investor-portal/shared/session/session';
import type { ReadCall } from '../client/call';
import { userDetails } from './calls';
import { envelopeOf } from './envelope';
import { read } from '@investor-portal/shared/partner-api/client/client';

/** The signed-in user, by the external reference code of the hand-over (spec §7). */
export const userDetailsCall = {
  name: 'userDetails',
  template: userDetails,
  answer: envelopeOf(userDetailsSchema),
  changesWithMoney: true,
} as const satisfies ReadCall;

export const fetchUserDetails = (externalReferenceCode: string, signal?: AbortSignal) =>
  read(userDetailsCall, { id: externalReferenceCode, signal });
