import type { ReactNode } from 'react';
import { useTabParam } from '@investor-portal/shared/hooks/use-tab-param';
import { readFailureOf } from '@investor-portal/shared/partner-api/errors';
import { CompanyDetails } from '@investor-portal/shared/issuer/CompanyDetails';
import { Documents } from '@investor-portal/shared/issuer/Documents';
import { Team } from '@investor-portal/shared/issuer/Team';
import type { CompanyView } from '@investor-portal/shared/partner-api/company-view';
import { useCompanyView } from '@investor-portal/shared/hooks/use-company-view';
import { hasContent } from '@investor-portal/shared/rules/has-content';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { RichText } from '@investor-portal/shared/ui/RichText';
import { SkeletonText } from '@investor-portal/shared/ui/Skeleton';
import { Tabs, type TabItem } from '@investor-portal/shared/ui/Tabs';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';

interface Module {
  value: string;
  label: string;
  render: (view: CompanyView) => ReactNode;
  /** The sentence under 'No record found'. */
  empty: string;
}

/** The modules of spec §2; the API has no content for Updates and Discussion. */
const modules: Module[] = [
  {
    value: 'introduction',
    label: 'Introduction',
    render: (view) => hasContent(view.introduction) && <RichText html={view.introduction} />,
    empty: 'There is no introduction yet.',
  },
  {
    value: 'team',
    label: 'Team',
    render: (view) => view.team.length > 0 && <Team members={view.team} />,
    empty: 'The team has not been named yet.',
  },
  {
    value: 'company',
    label: 'Company Details',
    render: (view) => view.company && <CompanyDetails company={view.company} />,
    empty: 'There are no company details yet.',
  },
  {
    value: 'updates',
    label: 'Updates',
    render: () => null,
    empty: 'There are no updates yet.',
  },
  {
    value: 'documents',
    label: 'Documents',
    render: (view) => view.documents.length > 0 && <Documents documents={view.documents} />,
    empty: 'There are no documents yet.',
  },
  {
    value: 'discussion',
    label: 'Discussion',
    render: () => null,
    empty: 'There is no discussion of this campaign.',
  },
];
const [first, ...others] = modules.map(({ value }) => value);

/** What the issuer has published, one module at a time; 'No record found' for an empty one. */
export function ModuleSelector({ issuerGuid }: { issuerGuid: string }) {
  const [selected, setSelected] = useTabParam('module', [first ?? '', ...others]);
  const { data, error, mutate, isValidating } = useCompanyView(issuerGuid);
  const content = ({ render, empty }: Module) => {
    if (data) return render(data) || <EmptyState>{empty}</EmptyState>;
    if (error)
      return (
        <ErrorState
          title="We couldn’t load the company’s details"
          message={readFailureOf(error)}
          busy={isValidating}
          onRetry={() => void mutate()}
        />
      );
    return issuerGuid === '' ? (
      <EmptyState>{empty}</EmptyState>
    ) : (
      <LoadingText>
        <SkeletonText lines={4} />
      </LoadingText>
    );
  };
  const items = modules.map((module): TabItem<string> => ({
    value: module.value,
    label: module.label,
    content: content(module),
  }));
  return (
    <section aria-labelledby="company">
      {/* The issuer's text has headings of its own, which belong under this one. */}
      <VisuallyHidden as="h2" id="company">
        About the company
      </VisuallyHidden>
      <Tabs label="About the company" items={items} value={selected} onChange={setSelected} />
    </section>
  );
}
