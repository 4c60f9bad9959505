import { userDetailsCall } from '@investor-portal/shared/partner-api/contract/partner';
import type { CallContract } from '../call-contract';

export const userDetailsContract = () =>
  ({
    ...userDetailsCall,
    summary: "The investor's details",
    description:
      'The portal asks for these details when a session opens, when a screen needs fresh ones, and after a top-up. It identifies the investor by the external reference code of the hand-over. An investor without an individual-investor profile (`profiles[].serviceCode` IDV) is asked to register. `walletDetails` is the money that the investor can commit.',
    tag: 'partner',
    whenItFails: 'The profile shows an error, and nobody can invest.',
    example: ({ externalReferenceCode }) => ({ id: externalReferenceCode }),
  }) as const satisfies CallContract;
