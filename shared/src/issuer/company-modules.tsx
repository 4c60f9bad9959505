import type { ReactNode } from 'react';
import type { CompanyModule, CompanyView } from '../partner-api/contract/company-view';
import type { PageGuids } from '../routes/platform-pages';
import { hasContent } from '../rules/has-content';
import { RichText } from '../ui/RichText';
import { CompanyDetails } from './CompanyDetails';
import { Documents } from './Documents';
import { Posts } from './Posts';
import { Team } from './Team';

export interface PublishedModule {
  value: CompanyModule;
  label: string;
  /** Returns null if the module is empty. */
  render: (view: CompanyView, guids: PageGuids) => ReactNode;
  empty?: string;
}

/** The modules that an issuer publishes, in the order of spec §2. */
export const companyModules: readonly PublishedModule[] = [
  {
    value: 'introduction',
    label: 'Introduction',
    render: (view) =>
      hasContent(view.introduction) ? <RichText html={view.introduction} /> : null,
    empty: 'There is no introduction yet.',
  },
  {
    value: 'team',
    label: 'Team',
    render: (view) => (view.team.length > 0 ? <Team members={view.team} /> : null),
    empty: 'The team has not been named yet.',
  },
  {
    value: 'company',
    label: 'Company Details',
    render: (view) => (view.company ? <CompanyDetails company={view.company} /> : null),
    empty: 'There are no company details yet.',
  },
  {
    value: 'updates',
    label: 'Updates',
    render: ({ updates }, guids) => <Posts module="updates" posts={updates} guids={guids} />,
  },
  {
    value: 'documents',
    label: 'Documents',
    render: ({ documents, unreadableDocuments }) =>
      documents.length > 0 ? (
        <Documents documents={documents} unreadable={unreadableDocuments} />
      ) : null,
    empty: 'There are no documents yet.',
  },
  {
    value: 'discussion',
    label: 'Discussion',
    render: ({ discussion }, guids) => (
      <Posts module="discussion" posts={discussion} guids={guids} />
    ),
  },
];
