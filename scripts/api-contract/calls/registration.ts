import {
  registerCall,
  registrationSchema,
} from '@investor-portal/shared/partner-api/contract/registration';
import type { CallContract } from '../call-contract';

export const registerContract = () =>
  ({
    ...registerCall,
    summary: 'Open the investment account',
    description:
      'Sent once, at the end of the registration, with the answers of all its steps. The portal never repeats it by itself.',
    tag: 'partner',
    request: registrationSchema,
  }) as const satisfies CallContract;
