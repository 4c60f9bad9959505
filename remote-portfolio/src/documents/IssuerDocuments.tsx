import { useState } from 'react';
import { Documents } from '@investor-portal/shared/issuer/Documents';
import { Disclosure } from '@investor-portal/shared/ui/Disclosure';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { EmptyPortfolio } from '../components/EmptyPortfolio';
import { AsyncSection } from '../components/AsyncSection';
import { useCompanyView } from '@investor-portal/shared/hooks/use-company-view';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';

/** The documents that issuers published. Each issuer's documents load when the investor opens them. */
export function IssuerDocuments({ issuers }: { issuers: readonly Issuer[] }) {
  return (
    <section aria-labelledby="issuer-documents">
      <SectionHeading
        id="issuer-documents"
        description={issuers.length > 0 && 'Open an issuer to see its documents.'}
      >
        Published by issuers
      </SectionHeading>
      {issuers.length === 0 ? (
        <EmptyPortfolio>
          What issuers publish is listed here once you have committed to their campaigns.
        </EmptyPortfolio>
      ) : null}
      <Stack $gap={2}>
        {issuers.map((issuer) => (
          <IssuerSection key={issuer.guid} issuer={issuer} />
        ))}
      </Stack>
    </section>
  );
}

function IssuerSection({ issuer: { guid, name } }: { issuer: Issuer }) {
  const [open, setOpen] = useState(false);
  const response = useCompanyView(open ? guid : '');
  return (
    <Disclosure summary={name} open={open} onToggle={setOpen}>
      {open ? (
        <AsyncSection response={response} what="the documents">
          {({ documents }) =>
            documents.length === 0 ? <EmptyState /> : <Documents documents={documents} />
          }
        </AsyncSection>
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
  const names = new Map(
    commitments.map(({ issuerGuid, nameOfIssuer }) => [issuerGuid, nameOfIssuer || '--']),
  );
  names.delete('');
  return [...names]
    .map(([guid, name]) => ({ guid, name }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
