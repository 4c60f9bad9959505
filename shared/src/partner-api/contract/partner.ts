import { userDetailsSchema } from '@investor-portal/shared/session/session';
import { userDetails } from './calls';
import { envelopeOf, moneyRead } from './envelope';
import { read } from '@investor-portal/shared/partner-api/client/client';

export const userDetailsCall = moneyRead('userDetails', userDetails, envelopeOf(userDetailsSchema));

export const fetchUserDetails = (externalReferenceCode: string) =>
  read(userDetailsCall, { id: externalReferenceCode });
