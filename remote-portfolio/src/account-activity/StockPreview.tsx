import { styled } from 'styled-components';
import type { ActivityPosition } from '@investor-portal/shared/partner-api/contract/account-activities';
import { paths } from '@investor-portal/shared/routes/paths';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { Facts, moneyFact, sharesFact } from '../components/Facts';

/** The number of positions in the preview (spec §9). */
const shownPositions = 3;

export function StockPreview({ positions }: { positions: readonly ActivityPosition[] }) {
  return (
    <Card as="section" aria-labelledby="stock-position">
      <SectionHeading
        id="stock-position"
        action={
          <span data-screen-only="">
            <TextLink to={paths.stockPositions}>View All</TextLink>
          </span>
        }
      >
        Stock Position
      </SectionHeading>
      {positions.length === 0 ? (
        <EmptyState title={errorCatalogue.emptyStockPreview.message}>
          You receive shares when a campaign you committed to completes.
        </EmptyState>
      ) : (
        <Positions>
          {positions.slice(0, shownPositions).map((position, index) => (
            <li key={`${position.guid} ${index}`}>
              <Facts
                facts={[
                  { label: 'Issuer', value: position.issuer },
                  sharesFact('Number of Shares', position.finalNumberOfShares),
                  moneyFact('Amount', position.finalInvestmentAmount, position.currencyCode),
                ]}
              />
            </li>
          ))}
        </Positions>
      )}
    </Card>
  );
}

const Positions = styled.ul`
  display: grid;

  > li {
    padding: ${tokens.space[3]} 0;
  }

  > li:first-child {
    padding-top: 0;
  }

  > li:last-child {
    padding-bottom: 0;
  }

  > li + li {
    border-top: 1px solid ${tokens.colour.line};
  }

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space[4]};
    justify-content: space-between;
  }

  /* Two lines: the issuer, then the number of shares and the amount. */
  dl > :first-child {
    flex: 1 0 100%;
  }

  dl > :first-child > dt,
  dl > :last-child > dt {
    ${visuallyHidden}
  }

  dl > :nth-child(2) {
    display: flex;
    gap: ${tokens.space[2]};
    align-items: baseline;
  }
`;
