import { companyModules } from '@investor-portal/shared/issuer/company-modules';
import { UnknownCompany } from '@investor-portal/shared/issuer/UnknownCompany';
import type { CompanyView } from '@investor-portal/shared/partner-api/contract/company-view';
import type { PageGuids } from '@investor-portal/shared/routes/platform-pages';
import { Card } from '@investor-portal/shared/ui/Card';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { useCompanyView } from '@investor-portal/shared/hooks/use-company-view';
import { AsyncSection } from '../components/AsyncSection';

interface PublishViewProps {
  guids: PageGuids;
}

/**
 * Shows what the issuer has published: the modules of the campaign's screen, one below the other instead of in tabs (spec §2
 * 'Commitment detail').
 */
export function PublishView({ guids }: PublishViewProps) {
  const response = useCompanyView(guids.issuer);
  if (guids.issuer === '') return <UnknownCompany />;
  return (
    <AsyncSection response={response} what="the issuer’s information">
      {(view) => <Sections view={view} guids={guids} />}
    </AsyncSection>
  );
}

function Sections({ view, guids }: PublishViewProps & { view: CompanyView }) {
  return (
    <Stack $gap={4}>
      {companyModules.map(({ value, label, render }) => (
        <Card key={value}>
          <SectionHeading>{label}</SectionHeading>
          {(!view.unreadable.includes(value) && render(view, guids)) || <EmptyState />}
        </Card>
      ))}
    </Stack>
  );
}
