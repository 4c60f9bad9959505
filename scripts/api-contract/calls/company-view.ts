import {
  companySections,
  companyViewCall,
} from '@investor-portal/shared/partner-api/contract/company-view';
import type { CallContract } from '../call-contract';

export const companyViewContract = () =>
  ({
    ...companyViewCall,
    summary: 'The latest published view of an issuer',
    description:
      "The sections of a campaign's page: business, team, company, documents, updates and discussion. `jsonData` is an object or its JSON text.",
    tag: 'company-view',
    whenItFails: "The company's pages show an error.",
    answer: companySections,
    example: ({ campaign }) => ({ id: campaign.issuerGuid }),
  }) as const satisfies CallContract;
