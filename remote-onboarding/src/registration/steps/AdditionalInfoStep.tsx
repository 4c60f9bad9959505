import { Card } from '@investor-portal/shared/ui/Card';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { CrowdfundingQuestions } from './CrowdfundingQuestions';
import { IssuerOfficerRows } from './IssuerOfficerRows';
import { NationalityFields } from './NationalityFields';
import { OfficerRows } from './OfficerRows';

/** Step 2 (spec §2): nationality, and the investor's other ties to crowdfunding. */
export function AdditionalInfoStep() {
  return (
    <Stack>
      <Card>
        <Stack $gap={5}>
          <NationalityFields />
        </Stack>
      </Card>
      <Card>
        <Stack $gap={6}>
          <OfficerRows />
          <IssuerOfficerRows />
        </Stack>
      </Card>
      <Card>
        <Stack $gap={5}>
          <CrowdfundingQuestions />
        </Stack>
      </Card>
    </Stack>
  );
}
