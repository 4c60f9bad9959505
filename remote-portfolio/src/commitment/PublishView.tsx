import type { ReactNode } from 'react';
import { CompanyDetails } from '@investor-portal/shared/issuer/CompanyDetails';
import { Documents } from '@investor-portal/shared/issuer/Documents';
import { Team } from '@investor-portal/shared/issuer/Team';
import type { CompanyView } from '@investor-portal/shared/partner-api/company-view';
import { hasContent } from '@investor-portal/shared/rules/has-content';
import { Card } from '@investor-portal/shared/ui/Card';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { RichText } from '@investor-portal/shared/ui/RichText';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { useCompanyView } from '@investor-portal/shared/hooks/use-company-view';
import { AsyncSection } from '../components/AsyncSection';

/** The information published by the issuer, laid out as in the campaign (spec §3 'Publish view'). */
export function PublishView({ issuerGuid }: { issuerGuid: string }) {
  const response = useCompanyView(issuerGuid);
  if (issuerGuid === '') return <EmptyState />;
  return (
    <AsyncSection response={response} what="the issuer’s information">
      {(view) => <Sections view={view} />}
    </AsyncSection>
  );
}

function Sections({ view }: { view: CompanyView }) {
  return (
    <Stack $gap={4}>
      <Section
        title="Introduction"
        content={hasContent(view.introduction) ? <RichText html={view.introduction} /> : null}
      />
      <Section title="Team" content={view.team.length > 0 ? <Team members={view.team} /> : null} />
      <Section
        title="Company Details"
        content={view.company ? <CompanyDetails company={view.company} /> : null}
      />
      <Section
        title="Documents"
        content={view.documents.length > 0 ? <Documents documents={view.documents} /> : null}
      />
    </Stack>
  );
}

function Section({ title, content }: { title: string; content: ReactNode }) {
  return (
    <Card>
      <SectionHeading>{title}</SectionHeading>
      {content ?? <EmptyState />}
    </Card>
  );
}
