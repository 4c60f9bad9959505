import { styled } from 'styled-components';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { statusLabel } from '@investor-portal/shared/rules/status';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { Page, SmallText, Stack } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { notIncluded } from '../components/not-included';
import { useOpenCommitments } from '../data/use-open-commitments';
import { type Column, DataTable } from '../components/DataTable';
import { memoStatusOf, positionName, useAllPositions } from '../stock-positions/positions';
import { IssuerDocuments, issuersOf } from './IssuerDocuments';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { PrintButton, PrintOnly } from '@investor-portal/shared/ui/Print';
import { Load } from '@investor-portal/shared/ui/Load';

const sheetId = 'documents';

/** The investor's documents, as far as the API provides them (readings R20). */
export function DocumentsPage() {
  usePageTitle('Documents');
  const commitments = useOpenCommitments();
  const positions = useAllPositions();
  return (
    <Page>
      <PrintOnly id={sheetId} />
      <PageHeader
        title="Documents"
        back={paths.portfolio}
        backLabel="Portfolio"
        actions={<PrintButton disabled={!commitments.data || !positions.data} />}
      />
      <Stack $gap={4}>
        <Load of={commitments} what="your commitments">
          {({ all, unreadable }) => (
            <Load of={positions} what="your stock memos">
              {(memos) => (
                <Sections id={sheetId}>
                  <Memos memos={memos.rows} missing={notIncluded(memos)} />
                  <Agreements />
                  <IssuerDocuments
                    issuers={issuersOf(all)}
                    unknown={unreadable + all.filter(({ issuerGuid }) => !issuerGuid).length}
                  />
                </Sections>
              )}
            </Load>
          )}
        </Load>
      </Stack>
    </Page>
  );
}

interface MemosProps {
  memos: readonly StockMemo[];
  missing: string;
}

function Memos({ memos, missing }: MemosProps) {
  return (
    <Card as="section" aria-labelledby="memos">
      <SectionHeading
        id="memos"
        description="A stock memo records your shares. Its certificate may come later."
      >
        Shares
      </SectionHeading>
      <DataTable
        title="Stock memos and certificates"
        titleHidden
        missing={missing}
        columns={memoColumns}
        rows={memos}
      />
    </Card>
  );
}

const memoColumns: readonly Column<StockMemo>[] = [
  { header: 'Issuer', kind: 'lead', cell: positionName },
  {
    header: 'Stock Memo No.',
    kind: 'code',
    cell: (memo) => (
      <TextLink to={paths.stockPosition(memo.guid)}>{memo.stockMemoNumber || '--'}</TextLink>
    ),
  },
  { header: 'Date', kind: 'date', cell: (memo) => formatDate(memo.createdOn) },
  { header: 'Certificate No.', kind: 'code', cell: (memo) => memo.certificateNumber },
  { header: 'Status', kind: 'status', cell: (memo) => statusLabel(memoStatusOf(memo)) },
];

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  align-items: start;

  ${media.tablet} {
    gap: ${tokens.space[6]};
  }

  /* The table needs the whole width, and the agreements do not. */
  ${media.desktop} {
    grid-template-columns: minmax(19rem, 23rem) minmax(0, 1fr);

    > :first-child {
      grid-column: 1 / -1;
    }
  }

  /* On paper, the cards need no edges. */
  @media print {
    grid-template-columns: minmax(0, 1fr);

    > * {
      --padding: 0;
      padding: 0;
      border: 0;
      box-shadow: none;
    }
  }
`;

/** The documents of the registration. The API does not return a copy that the investor signed (readings R20). */
function Agreements() {
  const { links } = runtimeConfig();
  const { investorAgreement, cashAccountForm } = links;
  return (
    <Card as="section" aria-labelledby="agreements">
      <SectionHeading id="agreements">Agreements</SectionHeading>
      <Texts>
        {investorAgreement ? (
          <p>
            <TextLink href={investorAgreement}>Investor’s Agreement</TextLink>
          </p>
        ) : null}
        {cashAccountForm ? (
          <p>
            <TextLink href={cashAccountForm}>Crowdfunding Cash Account Form</TextLink>
          </p>
        ) : null}
        <SmallText>
          These are the current texts. If you signed a copy, ask the platform’s support for it.
        </SmallText>
      </Texts>
    </Card>
  );
}

const Texts = styled(Stack).attrs({ $gap: 3 })`
  a:not(:hover, :focus-visible) {
    text-decoration: none;
  }
`;
