import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type {
  CompanyModule,
  CompanyView,
  CompanyDetails as Company,
  TeamMember,
} from '../partner-api/contract/company-view';
import type { PageGuids } from '../routes/platform-pages';
import { hasContent } from '../rules/issuer-html';
import { RichText } from '../ui/RichText';
import { tokens } from '../theme/tokens';
import { Cluster, Grid, SmallText } from '../ui/Layout';
import { FileImage, FileAvatar } from '../ui/picture/FileImage';
import { EmptyState } from '../ui/EmptyState';
import { Documents } from './Documents';
import { Posts } from './Posts';

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

function CompanyDetails({ company }: { company: Company }) {
  return (
    <Cluster $gap={5}>
      {company.ImageUrl ? (
        <ImageFrame>
          <FileImage file={company.ImageUrl} alt="" />
        </ImageFrame>
      ) : null}
      <div>
        <SmallText>Company Name</SmallText>
        <Name>{company.CompanyName || '--'}</Name>
      </div>
    </Cluster>
  );
}

const ImageFrame = styled.div`
  width: 20rem;
  overflow: hidden;
  border-radius: ${tokens.radius.md};
`;

export function Team({ members }: { members: readonly TeamMember[] }) {
  return (
    <Grid as="ul" $min="15rem">
      {members.map(({ FirstName, LastName, PositionTitle, ImageUrl }, index) => {
        const name = `${FirstName} ${LastName}`.trim();
        return (
          <Person key={index}>
            <FileAvatar file={ImageUrl} name={name} size={3.5} />
            <div>
              <Name>{name || PositionTitle || '--'}</Name>
              {name ? <SmallText>{PositionTitle || '--'}</SmallText> : null}
            </div>
          </Person>
        );
      })}
    </Grid>
  );
}

const Person = styled.li`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  overflow-wrap: anywhere;
`;

const Name = styled.p`
  font-weight: 600;
`;

/** Replaces the company's information if the campaign names no company, so that nothing could be requested. */
export function UnknownCompany() {
  return (
    <EmptyState title="We don’t know the company">
      This campaign doesn’t say which company it belongs to.
    </EmptyState>
  );
}
