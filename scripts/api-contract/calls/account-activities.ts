import { accountActivityCall } from '@investor-portal/shared/partner-api/contract/account-activities';
import type { CallContract } from '../call-contract';
import { accountActivityRequestSchema } from '../requests';

export const accountActivityContract = () =>
  ({
    ...accountActivityCall,
    summary: 'Positions, transactions and balances between two days',
    description:
      'Feeds Account Activity and its statements. Both days are included. Without them, the response covers all time. With `rowPerPage: 1` the whole period is one record.',
    tag: 'account-activities',
    whenItFails: 'The account activity shows an error.',
    request: accountActivityRequestSchema,
    example: ({ investorAccountId }) => ({
      json: { investorAccountId, startDate: '2000-01-01', endDate: '2099-12-31', rowPerPage: 1 },
    }),
  }) as const satisfies CallContract;
