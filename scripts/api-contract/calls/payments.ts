import { paymentOptionsCall } from '@investor-portal/shared/partner-api/contract/payments';
import type { CallContract } from '../call-contract';

export const paymentOptionsContract = () =>
  ({
    ...paymentOptionsCall,
    summary: 'The ways to pay that a partner offers',
    description:
      "Read before the review. `fee` is in the platform's currency. If it is not null and the campaign is in that currency, the portal adds it to the total.",
    tag: 'payments',
    whenItFails: 'Nobody can choose how to pay.',
    query: { partnerAccountCode: false },
    example: ({ partnerCode }) => ({ query: { partnerAccountCode: partnerCode } }),
  }) as const satisfies CallContract;
