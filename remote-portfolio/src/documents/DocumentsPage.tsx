import { useState } from 'react';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { statusLabel } from '@investor-portal/shared/rules/status';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { PageContent, SmallText, Stack } from '@investor-portal/shared/ui/Layout';
import { Load } from '@investor-portal/shared/ui/Load';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { PrintButton, PrintOnly } from '@investor-portal/shared/ui/Print';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { Documents } from '@investor-portal/shared/issuer/Documents';
import { Disclosure } from '@investor-portal/shared/ui/Disclosure';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { useCompanyView } from '@investor-portal/shared/hooks/use-detail';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { DataTable } from '../components/DataTable';
import { linkFact, type Fact } from '../components/Facts';
import { notIncluded } from '../components/not-included';
import { Column, Report, Section, SideBySide } from '../components/Sections';
import { useOpenCommitments } from '../data/use-open-commitments';
import { memoStatusOf, positionName, useAllPositions } from '../stock-positions/positions';
import { EmptyPortfolio } from '../components/EmptyPortfolio';

const sheetId = 'documents';

/** The investor's documents, as far as the API provides them (readings R20). */
export function DocumentsPage() {
  usePageTitle('Documents');
  const commitments = useOpenCommitments();
  const positions = useAllPositions();
  return (
    <PageContent>
      <PrintOnly id={sheetId} />
      <PageHeader
        title="Documents"
        back={paths.portfolio}
        backLabel="Portfolio"
        actions={<PrintButton disabled={!commitments.data || !positions.data} />}
      />
      <Load of={commitments} what="your commitments">
        {({ all, unreadable }) => (
          <Load of={positions} what="your stock memos">
            {(memos) => (
              <Report id={sheetId}>
                <Section
                  title="Shares"
                  description="A stock memo records your shares. Its certificate may come later."
                >
                  <DataTable
                    title="Stock memos and certificates"
                    titleHidden
                    missing={notIncluded(memos)}
                    rows={memos.rows.map(memoFacts)}
                  />
                </Section>
                <SideBySide>
                  <Column $at={2}>
                    <Agreements />
                  </Column>
                  <Column $at={1} $tall>
                    <IssuerDocuments
                      issuers={issuersOf(all)}
                      unknown={unreadable + all.filter(({ issuerGuid }) => !issuerGuid).length}
                    />
                  </Column>
                </SideBySide>
              </Report>
            )}
          </Load>
        )}
      </Load>
    </PageContent>
  );
}

function memoFacts(memo: StockMemo): Fact[] {
  return [
    { label: 'Issuer', kind: 'lead', value: positionName(memo) },
    linkFact('Stock Memo No.', memo.stockMemoNumber, paths.stockPosition(memo.guid)),
    { label: 'Date', kind: 'date', value: formatDate(memo.createdOn) },
    { label: 'Certificate No.', kind: 'code', value: memo.certificateNumber },
    { label: 'Status', value: statusLabel(memoStatusOf(memo)) },
  ];
}

/** The documents of the registration. The API does not return a copy that the investor signed (readings R20). */
function Agreements() {
  const { investorAgreement, cashAccountForm } = runtimeConfig().links;
  const texts = [
    ['Investor’s Agreement', investorAgreement],
    ['Crowdfunding Cash Account Form', cashAccountForm],
  ] as const;
  return (
    <Section title="Agreements">
      <Stack $gap={3}>
        {texts.map(([title, href]) =>
          href ? (
            <p key={title}>
              <TextLink href={href}>{title}</TextLink>
            </p>
          ) : null,
        )}
        <SmallText>
          These are the current texts. If you signed a copy, ask the platform’s support for it.
        </SmallText>
      </Stack>
    </Section>
  );
}

/** The documents that issuers published. Each issuer's documents load when the investor opens them. */
function IssuerDocuments(props: { issuers: readonly Issuer[]; unknown: number }) {
  const { issuers, unknown } = props;
  return (
    <section aria-labelledby="issuer-documents">
      <SectionHeading
        id="issuer-documents"
        description={issuers.length > 0 && 'Open an issuer to see its documents.'}
      >
        Published by issuers
      </SectionHeading>
      <Stack $gap={3}>
        {issuers.map((issuer) => (
          <IssuerSection key={issuer.guid} issuer={issuer} />
        ))}
      </Stack>
      {unknown > 0 ? (
        <p>{`We don’t know the issuer of ${countOf(unknown, 'commitment')}.`}</p>
      ) : issuers.length === 0 ? (
        <EmptyPortfolio>
          What issuers publish is listed here once you have committed to their campaigns.
        </EmptyPortfolio>
      ) : null}
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

type Issuer = ReturnType<typeof issuersOf>[number];

/** Issuers without a guid cannot be looked up and are left out. */
export function issuersOf(commitments: readonly Pick<Commitment, 'issuerGuid' | 'nameOfIssuer'>[]) {
  const names = new Map<string, string>();
  // The newest commitment comes first, and it has the issuer's current name.
  for (const { issuerGuid, nameOfIssuer } of commitments)
    if (issuerGuid && !names.get(issuerGuid)) names.set(issuerGuid, nameOfIssuer);
  return [...names]
    .map(([guid, name]) => ({ guid, name: name || 'Unnamed issuer' }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
