import { styled } from 'styled-components';
import type { ActivityPosition } from '@investor-portal/shared/partner-api/contract/account-activities';
import { paths } from '@investor-portal/shared/routes/paths';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { OnwardLink } from '../components/OnwardLink';
import { issuerFact, moneyFact, sharesFact } from '../components/Facts';

import { FactsRow, Rows } from '../components/FactsRow';

/** The number of positions in the preview (spec §9). They are the first ones that the API sends (spec §2). */
const shownPositions = 3;

export function StockPreview({ positions }: { positions: readonly ActivityPosition[] }) {
  return (
    <Preview as="section" aria-labelledby="stock-position">
      <SectionHeading
        id="stock-position"
        description={
          positions.length > shownPositions &&
          `The first ${shownPositions} of ${positions.length} positions`
        }
        action={<OnwardLink to={paths.stockPositions}>View All</OnwardLink>}
      >
        Stock Position
      </SectionHeading>
      {positions.length === 0 ? (
        <EmptyState title={errorCatalogue.emptyStockPreview.message}>
          You receive shares when a campaign you committed to completes.
        </EmptyState>
      ) : (
        <Rows>
          {positions.slice(0, shownPositions).map((position, index) => (
            <li key={`${position.guid} ${index}`}>
              <FactsRow
                facts={[
                  issuerFact(position.issuer, 'Shares'),
                  moneyFact('Amount', position.finalInvestmentAmount, position.currencyCode),
                  {
                    ...sharesFact('Number of Shares', position.finalNumberOfShares),
                    labelled: true,
                  },
                ]}
              />
            </li>
          ))}
        </Rows>
      )}
    </Preview>
  );
}

/** Its heading is as large as those of the sections beside it. */
const Preview = styled(Card)`
  h2 {
    font-size: ${tokens.text.lg};
  }
`;
