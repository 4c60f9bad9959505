import { ExternalLink } from 'lucide-react';
import { styled } from 'styled-components';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { useCompanyView } from '@investor-portal/shared/hooks/use-detail';
import { useOpenDocument, BlockedDocument } from '@investor-portal/shared/hooks/use-open-document';
import { touchArea } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Skeleton } from '@investor-portal/shared/ui/Skeleton';
import type { CompanyDocument } from '@investor-portal/shared/partner-api/contract/company-view';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';

/** Opens the document that describes an offering and its risks. Shows '--' if the API names none or the request fails. */
export function OfferingDocument({ issuerGuid }: { issuerGuid: string }) {
  // The screen works without the document, so a failure shows no toast.
  const { data, isLoading } = useCompanyView(issuerGuid, { onError: () => {} });
  const document = offeringDocumentOf(data?.documents ?? []);
  if (document) return <OpenDocument reference={document.DocumentId} />;
  return isLoading ? <Skeleton width="5rem" height="1.55rem" /> : <span>--</span>;
}

function OpenDocument({ reference }: { reference: string }) {
  const { open, busy, blockedLink } = useOpenDocument(reference);
  if (blockedLink)
    return <BlockedDocument href={blockedLink}>Open the offering document</BlockedDocument>;
  return (
    <LinkLike
      ref={transferFocus}
      type="button"
      aria-busy={busy}
      aria-label="Read the offering document (opens in a new tab)"
      onClick={open}
    >
      <span>Read</span>
      <ExternalLink aria-hidden="true" size={14} />
    </LinkLike>
  );
}

/** A button instead of a link, because the document's address is made when it is pressed. */
const LinkLike = styled.button`
  position: relative;
  display: inline-flex;
  gap: ${tokens.space[1]};
  align-items: center;
  padding: 0;
  background: none;
  border: 0;
  color: ${tokens.colour['accent-text']};
  font-size: ${tokens.text.sm};
  font-weight: 550;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }

  ${touchArea('1.25rem')}
`;

/** The usual names of such documents. The API does not mark them, so this is a guess (scripts/sandbox/README.md). */
const names = /\b(prospectus|offer(ing)? (memorandum|document|statement|circular))\b/i;

/** Returns the latest of an issuer's documents that describes an offering. */
export function offeringDocumentOf(documents: readonly CompanyDocument[]) {
  const uploadedAt = ({ UploadedDate }: CompanyDocument) => parseInstant(UploadedDate) ?? 0;
  return documents
    .filter(({ DocumentType }) => names.test(DocumentType.replaceAll(/[\W_]+/g, ' ')))
    .sort((a, b) => uploadedAt(b) - uploadedAt(a))[0];
}
