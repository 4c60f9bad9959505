import { useState } from 'react';
import { Documents } from '@investor-portal/shared/issuer/Documents';
import { Disclosure } from '@investor-portal/shared/ui/Disclosure';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { EmptyPortfolio } from '../components/EmptyPortfolio';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { useCompanyView } from '@investor-portal/shared/hooks/use-detail';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { Load } from '@investor-portal/shared/ui/Load';

interface IssuerDocumentsProps {
  issuers: readonly Issuer[];
  /** The number of commitments whose issuer is unknown. */
  unknown: number;
}

/** The documents that issuers published. Each issuer's documents load when the investor opens them. */
export function IssuerDocuments({ issuers, unknown }: IssuerDocumentsProps) {
  const sentences = [
    'Open an issuer to see its documents.',
    unknown > 0 && `We don’t know the issuer of ${countOf(unknown, 'commitment')}.`,
  ];
  return (
    <section aria-labelledby="issuer-documents">
      <SectionHeading
        id="issuer-documents"
        description={issuers.length > 0 && sentences.filter(Boolean).join(' ')}
      >
        Published by issuers
      </SectionHeading>
      <Stack $gap={3}>
        {issuers.map((issuer) => (
          <IssuerSection key={issuer.guid} issuer={issuer} />
        ))}
      </Stack>
      {issuers.length > 0 ? null : unknown > 0 ? (
        <p>We don’t know the issuers of your commitments.</p>
      ) : (
        <EmptyPortfolio>
          What issuers publish is listed here once you have committed to their campaigns.
        </EmptyPortfolio>
      )}
    </section>
  );
}

function IssuerSection({ issuer: { guid, name } }: { issuer: Issuer }) {
  const [open, setOpen] = useState(false);
  const response = useCompanyView(open ? guid : '');
  return (
    <Disclosure summary={name} open={open} onToggle={setOpen}>
      {open ? (
        <Load of={response} what="the documents">
          {({ documents, unreadableDocuments }) =>
            documents.length === 0 ? (
              <EmptyState />
            ) : (
              <Documents documents={documents} unreadable={unreadableDocuments} />
            )
          }
        </Load>
      ) : null}
    </Disclosure>
  );
}

interface Issuer {
  guid: string;
  name: string;
}

/** Issuers without a guid cannot be looked up and are left out. */
export function issuersOf(
  commitments: readonly Pick<Commitment, 'issuerGuid' | 'nameOfIssuer'>[],
): Issuer[] {
  const names = new Map<string, string>();
  // The newest commitment comes first, and it has the issuer's current name.
  for (const { issuerGuid, nameOfIssuer } of commitments)
    if (issuerGuid && !names.get(issuerGuid)) names.set(issuerGuid, nameOfIssuer);
  return [...names]
    .map(([guid, name]) => ({ guid, name: name || '--' }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
