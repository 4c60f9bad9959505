import {
  companyModules,
  type PublishedModule,
} from '@investor-portal/shared/issuer/company-modules';
import { UnknownCompany } from '@investor-portal/shared/issuer/UnknownCompany';
import type {
  CompanyModule,
  CompanyView,
} from '@investor-portal/shared/partner-api/contract/company-view';
import type { PageGuids } from '@investor-portal/shared/routes/platform-pages';
import { Card } from '@investor-portal/shared/ui/Card';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { useCompanyView } from '@investor-portal/shared/hooks/use-company-view';
import { AsyncSection } from '../components/AsyncSection';
import { Cards } from './Cards.styled';

interface PublishViewProps {
  guids: PageGuids;
}

/**
 * Shows what the issuer has published: the modules of the campaign's screen, as cards instead of tabs (spec §2 'Commitment
 * detail'). It stands in `PublishColumns`.
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
  const cardOf = ({ value, label, render }: PublishedModule) => (
    <Card key={value} data-side={value === beside || undefined}>
      <SectionHeading>{label}</SectionHeading>
      {(!view.unreadable.includes(value) && render(view, guids)) || <EmptyState />}
    </Card>
  );
  const at = companyModules.findIndex(({ value }) => value === beside);
  return (
    <>
      <Cards>{companyModules.slice(0, at).map(cardOf)}</Cards>
      {companyModules.slice(at, at + 1).map(cardOf)}
      <Cards>{companyModules.slice(at + 1).map(cardOf)}</Cards>
    </>
  );
}

/** The module that is beside the others on a wide screen. */
const beside: CompanyModule = 'company';
