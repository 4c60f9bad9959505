import { FileText } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { transferFocus } from '../hooks/transfer-focus';
import type { CompanyDocument } from '../partner-api/company-view';
import { formatDate } from '../rules/dates';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/Button';
import { TextLink } from '../ui/TextLink';
import { messageOf } from '../partner-api/errors';
import { isLink, preSign } from '../partner-api/files';
import { isTrustedFile } from '../rules/trusted-file';
import { showToast } from '@investor-portal/shared/session/toast';

/** The issuer's documents; each opens in a new tab, through a link that is created on demand. */
export function Documents({ documents }: { documents: readonly CompanyDocument[] }) {
  return (
    <List>
      {documents.map((document) => (
        <Row key={document.DocumentId}>
          <Entry document={document} />
        </Row>
      ))}
    </List>
  );
}

function Entry({ document }: { document: CompanyDocument }) {
  const [busy, setBusy] = useState(false);
  const [blocked, setBlocked] = useState<string>();
  const open = async () => {
    setBusy(true);
    setBlocked(await openDocument(document.DocumentId));
    setBusy(false);
  };
  const type = document.DocumentType || 'Document';
  return (
    <>
      <FileText aria-hidden="true" size={22} />
      <Text>
        <Type>{type}</Type>
        <Uploaded>Uploaded {formatDate(document.UploadedDate)}</Uploaded>
      </Text>
      {blocked ? (
        <TextLink href={blocked}>Open {type}</TextLink>
      ) : (
        <Button
          ref={transferFocus}
          variant="secondary"
          size="sm"
          busy={busy}
          aria-label={`Open ${type}`}
          onClick={() => void open()}
        >
          Open
        </Button>
      )}
    </>
  );
}

const List = styled.ul`
  display: grid;
`;

const Row = styled.li`
  display: flex;
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
  min-width: 0;
`;

const Type = styled.p`
  overflow-wrap: anywhere;
  font-weight: 600;
`;

const Uploaded = styled.p`
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
`;

/**
 * Opens a document in a new tab with a fresh link. The tab is opened synchronously, because browsers block tabs that are
 * opened after the press.
 * @returns the link, when the browser blocked the tab and the investor has to follow it.
 */
export async function openDocument(reference: string): Promise<string | undefined> {
  const tab = window.open('', '_blank');
  // The document must have no access to the portal.
  if (tab) tab.opener = null;
  try {
    const link = isLink(reference) ? reference : await preSign(reference);
    if (!isTrustedFile(link)) throw new Error(`${link} is not a trusted origin for documents.`);
    if (!tab || tab.closed) return link;
    tab.location.replace(link);
  } catch (error) {
    tab?.close();
    showToast({ kind: 'failure', message: messageOf(error) });
  }
  return undefined;
}
