import type { ReactNode } from 'react';
import { companyModules } from '@investor-portal/shared/issuer/company-modules';
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
import { Load } from '@investor-portal/shared/ui/Load';
import { Sections, SideBySide } from '../components/Sections';
import { useTwoColumns } from '../components/use-two-columns';

interface PublishViewProps {
  guids: PageGuids;
  /** The investor's own commitments, which come first. */
  own?: ReactNode;
}

/** These modules are in the second column. */
const besides: readonly CompanyModule[] = ['company', 'documents'];

/**
 * Shows what the issuer has published: the modules of the campaign's screen, as cards instead of tabs (spec §2 'Commitment
 * detail'). One column has them in the campaign's order.
 */
export function PublishView({ guids, own }: PublishViewProps) {
  const response = useCompanyView(guids.issuer);
  const hasTwoColumns = useTwoColumns();
  const cardsOf = (isShown: (module: CompanyModule) => boolean, view: CompanyView) =>
    companyModules
      .filter(({ value }) => isShown(value))
      .map(({ value, label, render }) => (
        <Card key={value}>
          <SectionHeading>{label}</SectionHeading>
          {(!view.unreadable.includes(value) && render(view, guids)) || <EmptyState />}
        </Card>
      ));
  const isBeside = (module: CompanyModule) => hasTwoColumns && besides.includes(module);
  return (
    <SideBySide>
      {hasTwoColumns ? null : own}
      <div>
        {guids.issuer === '' ? (
          <UnknownCompany />
        ) : (
          <Load of={response} what="the issuer’s information">
            {(view) => <Sections>{cardsOf((module) => !isBeside(module), view)}</Sections>}
          </Load>
        )}
      </div>
      {hasTwoColumns ? (
        <Sections>
          {own}
          {response.data ? cardsOf(isBeside, response.data) : null}
        </Sections>
      ) : null}
    </SideBySide>
  );
}
