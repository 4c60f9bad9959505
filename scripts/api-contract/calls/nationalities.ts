import { nationalitiesCall } from '@investor-portal/shared/partner-api/contract/nationalities';
import type { CallContract } from '../call-contract';
import { nationalityListRequestSchema } from '../requests';

export const nationalitiesContract = () =>
  ({
    ...nationalitiesCall,
    summary: 'Nationalities',
    description: 'The choices of the registration: the first list (DEF), or the others (OTH).',
    tag: 'nationalities',
    whenItFails: 'Nobody can register: the list of nationalities is an error.',
    request: nationalityListRequestSchema,
    example: () => ({
      json: { rowPerPage: 3, pageNumber: 1, advanceFilter: { categoryCode: 'DEF' } },
    }),
  }) as const satisfies CallContract;
