import type { ReactNode } from 'react';
import { CompanyDetails } from '@investor-portal/shared/issuer/CompanyDetails';
import { Documents } from '@investor-portal/shared/issuer/Documents';
import { Posts } from '@investor-portal/shared/issuer/Posts';
import { Team } from '@investor-portal/shared/issuer/Team';
import { UnknownCompany } from '@investor-portal/shared/issuer/UnknownCompany';
import type {
  CompanyModule,
  CompanyView,
} from '@investor-portal/shared/partner-api/contract/company-view';
import type { PageGuids } from '@investor-portal/shared/routes/platform-pages';
import { hasContent } from '@investor-portal/shared/rules/has-content';
import { Card } from '@investor-portal/shared/ui/Card';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { RichText } from '@investor-portal/shared/ui/RichText';
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
  const section = (module: CompanyModule, title: string, content: ReactNode) => (
    <Card>
      <SectionHeading>{title}</SectionHeading>
      {(!view.unreadable.includes(module) && content) || <EmptyState />}
    </Card>
  );
  const { introduction, team, company, updates, documents, discussion } = view;
  return (
    <Stack $gap={4}>
      {section(
        'introduction',
        'Introduction',
        hasContent(introduction) ? <RichText html={introduction} /> : null,
      )}
      {section('team', 'Team', team.length > 0 ? <Team members={team} /> : null)}
      {section('company', 'Company Details', company ? <CompanyDetails company={company} /> : null)}
      {section('updates', 'Updates', <Posts module="updates" posts={updates} guids={guids} />)}
      {section(
        'documents',
        'Documents',
        documents.length > 0 ? <Documents documents={documents} /> : null,
      )}
      {section(
        'discussion',
        'Discussion',
        <Posts module="discussion" posts={discussion} guids={guids} />,
      )}
    </Stack>
  );
}
