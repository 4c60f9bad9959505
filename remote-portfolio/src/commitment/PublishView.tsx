import type { ReactNode } from 'react';
import { useCompanyView } from '@investor-portal/shared/hooks/use-detail';
import { companyModules, UnknownCompany } from '@investor-portal/shared/issuer/company-modules';
import type {
  CompanyModule,
  CompanyView,
} from '@investor-portal/shared/partner-api/contract/company-view';
import type { PageGuids } from '@investor-portal/shared/routes/platform-pages';
import { Card } from '@investor-portal/shared/ui/Card';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { Load } from '@investor-portal/shared/ui/Load';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { Column, SideBySide } from '../components/Sections';

/** These modules are in the second column. On a phone, they come last. */
const besides: readonly CompanyModule[] = ['company', 'documents'];

/** Shows the modules of the campaign's screen, as cards instead of tabs (spec §2 'Commitment detail'). */
export function PublishView({ guids, own }: { guids: PageGuids; own?: ReactNode }) {
  const response = useCompanyView(guids.issuer);
  return (
    <SideBySide>
      <Column $at={2}>{own}</Column>
      <Column $at={1} $tall>
        {guids.issuer === '' ? (
          <UnknownCompany />
        ) : (
          <Load of={response} what="the issuer’s information">
            {(view) => modulesOf(view, guids, false)}
          </Load>
        )}
      </Column>
      <Column $at={2}>{response.data ? modulesOf(response.data, guids, true) : null}</Column>
    </SideBySide>
  );
}

function modulesOf(view: CompanyView, guids: PageGuids, isBeside: boolean): ReactNode {
  return companyModules
    .filter(({ value }) => besides.includes(value) === isBeside)
    .map(({ value, label, render }) => (
      <Card key={value}>
        <SectionHeading>{label}</SectionHeading>
        {(!view.unreadable.includes(value) && render(view, guids)) || <EmptyState />}
      </Card>
    ));
}
