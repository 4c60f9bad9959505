import { styled } from 'styled-components';
import { useFileLink } from '@investor-portal/shared/hooks/use-file-link';
import type { CompanyDocument } from '@investor-portal/shared/partner-api/company-view';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { TextLink } from '@investor-portal/shared/ui/TextLink';

/** The issuer's documents, each behind a pre-signed link. */
export function Documents({ documents }: { documents: readonly CompanyDocument[] }) {
  return (
    <List>
      {documents.map((document) => (
        <li key={document.DocumentId}>
          <Document document={document} />
        </li>
      ))}
    </List>
  );
}

function Document({ document }: { document: CompanyDocument }) {
  const { link } = useFileLink(document.DocumentId);
  const name = document.DocumentType || 'Document';
  return (
    <>
      {link ? <TextLink href={link}>{name}</TextLink> : <span>{name}</span>}
      <span>{formatDate(document.UploadedDate)}</span>
    </>
  );
}

const List = styled.ul`
  display: grid;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[2]} ${tokens.space[4]};
    justify-content: space-between;
    padding: ${tokens.space[3]} 0;
    font-variant-numeric: tabular-nums;
  }

  li + li {
    border-top: 1px solid ${tokens.colour.line};
  }
`;
