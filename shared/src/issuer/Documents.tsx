import { ExternalLink, FileText } from 'lucide-react';
import { styled } from 'styled-components';
import { transferFocus } from '../hooks/transfer-focus';
import { useOpenDocument, BlockedDocument } from '../hooks/use-open-document';
import type { CompanyDocument } from '../partner-api/contract/company-view';
import { formatDate } from '../rules/dates';
import { countOf } from '../rules/number-format';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/Button';
import { SmallText } from '../ui/Layout';
import { noWrap } from '../ui/NoWrap';

/** @param props.unreadable the number of documents that are left out. */
export function Documents(props: { documents: readonly CompanyDocument[]; unreadable: number }) {
  const { documents, unreadable } = props;
  return (
    <>
      <ul>
        {documents.map((document) => (
          <Entry key={document.DocumentId} document={document} />
        ))}
      </ul>
      {unreadable > 0 ? (
        <SmallText>
          {`Not included: ${countOf(unreadable, 'document')} that couldn’t be read.`}
        </SmallText>
      ) : null}
    </>
  );
}

function Entry({ document }: { document: CompanyDocument }) {
  const { open, busy, blockedLink } = useOpenDocument(document.DocumentId);
  const type = document.DocumentType || 'Document';
  return (
    <Row>
      <FileText aria-hidden="true" size={22} />
      <Text>
        <Type>{type}</Type>
        <SmallText>{noWrap(`Uploaded ${formatDate(document.UploadedDate)}`)}</SmallText>
      </Text>
      {blockedLink ? (
        <BlockedDocument href={blockedLink}>{`Open ${type}`}</BlockedDocument>
      ) : (
        <Button
          ref={transferFocus}
          variant="secondary"
          size="sm"
          icon={<ExternalLink aria-hidden="true" />}
          busy={busy}
          aria-label={`Open ${type}`}
          onClick={open}
        >
          Open
        </Button>
      )}
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: center;
  padding: ${tokens.space[3]} 0;

  & + & {
    border-top: 1px solid ${tokens.colour.line};
  }

  > svg {
    flex: none;
    color: ${tokens.colour['ink-quiet']};
  }
`;

const Text = styled.div`
  flex: 1;
  min-width: 8rem;
`;

const Type = styled.p`
  overflow-wrap: anywhere;
  font-weight: 600;
`;
