import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useDay } from '@investor-portal/shared/hooks/use-day';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { paths } from '@investor-portal/shared/routes/paths';
import { media } from '@investor-portal/shared/theme/media';
import { Card } from '@investor-portal/shared/ui/Card';
import { Page, Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { PrintButton, PrintOnly } from '@investor-portal/shared/ui/Print';
import { BalanceTimeNote } from '../account-activity/BalanceTimeNote';
import { AsyncSection } from '../components/AsyncSection';
import { ListTools } from '../components/ListTools';
import { Segments } from '../components/Segments';
import { HiddenAmountsNote } from '../components/not-included';
import { ExportButton } from '../export/ExportButton';
import { StatementHead } from '../statement/StatementHead';
import { exportYear } from './export-year';
import { daysOfYear, readYear, summaryYears, useYear } from './year';
import { YearTables } from './YearTables';

const sheetId = 'yearly-summary';

/** The amounts paid, refunded and held in a year, for printing and export. */
export function YearlySummaryPage() {
  usePageTitle('Yearly summary');
  const now = useDay();
  const [params, setParams] = useSearchParams();
  const requested = params.get('year');
  const year = readYear(requested, now);
  const range = daysOfYear(year, now);
  const { data: user } = useUserDetails();
  const response = useYear(range);
  const { data } = response;
  return (
    <Page>
      <PrintOnly id={sheetId} />
      <PageHeader
        title="Yearly summary"
        back={paths.portfolio}
        backLabel="Portfolio"
        actions={
          <ListTools>
            <PrintButton disabled={data === undefined} />
            <ExportButton
              title={`Yearly summary ${year}`}
              // The button stays in every year, so that nothing moves (decision 46).
              disabled={!data || data.payments.length + data.held.length === 0}
              makeJob={() => exportYear(year, data ?? { payments: [], held: [], unreadable: 0 })}
            />
          </ListTools>
        }
      />
      <Stack $gap={6}>
        <Stack $gap={3}>
          {requested !== null && requested !== year ? (
            <Notice tone="warning">
              {`The year in this link can’t be used. You see ${year} instead.`}
            </Notice>
          ) : null}
          <Years role="group" aria-label="Year">
            {summaryYears(now).map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === year}
                onClick={() =>
                  setParams({ year: each }, { replace: true, preventScrollReset: true })
                }
              >
                {each}
              </button>
            ))}
          </Years>
          <HiddenAmountsNote what="The print" />
        </Stack>
        <AsyncSection response={response} what="the yearly summary">
          {(loaded) => (
            <Card id={sheetId}>
              <Stack $gap={6}>
                <StatementHead
                  title={`Summary of ${year}`}
                  range={range}
                  issuedAt={loaded.readAt}
                  user={user}
                />
                <YearTables data={loaded}>
                  <BalanceTimeNote range={range} what="What you held is counted" />
                </YearTables>
              </Stack>
            </Card>
          )}
        </AsyncSection>
      </Stack>
    </Page>
  );
}

/** Five years fit in one line of a phone, unless the text is larger. */
const Years = styled(Segments)`
  grid-template-columns: repeat(auto-fit, minmax(3.25rem, 1fr));

  ${media.tablet} {
    align-self: start;
    min-width: 24rem;
  }
`;
