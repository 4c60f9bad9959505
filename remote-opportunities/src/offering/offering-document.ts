import type { CompanyDocument } from '@investor-portal/shared/partner-api/contract/company-view';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';

/**
 * The usual names of documents that describe an offering and its risks. The API does not mark them, so this is a guess
 * (scripts/sandbox/README.md).
 */
const names = /\b(prospectus|offer(ing)? (memorandum|document|statement|circular))\b/i;

/** Returns the latest of an issuer's documents that describes an offering. */
export function offeringDocumentOf(
  documents: readonly CompanyDocument[],
): CompanyDocument | undefined {
  const uploadedAt = ({ UploadedDate }: CompanyDocument) => parseInstant(UploadedDate) ?? 0;
  return documents
    .filter(({ DocumentType }) => names.test(DocumentType.replaceAll(/[\W_]+/g, ' ')))
    .sort((a, b) => uploadedAt(b) - uploadedAt(a))[0];
}
