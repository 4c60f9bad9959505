import { styled } from 'styled-components';
import type { ActivityPosition } from '@investor-portal/shared/partner-api/contract/account-activities';
import { paths } from '@investor-portal/shared/routes/paths';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { media } from '@investor-portal/shared/theme/media';
import { visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { Rows } from './Entries.styled';
import { OnwardLink } from '../components/OnwardLink';
import { Facts, issuerFact, moneyFact, sharesFact } from '../components/Facts';

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
        <Positions>
          {positions.slice(0, shownPositions).map((position, index) => (
            <li key={`${position.guid} ${index}`}>
              <Facts
                facts={[
                  issuerFact(position.issuer, 'Shares'),
                  sharesFact('Number of Shares', position.finalNumberOfShares),
                  moneyFact('Amount', position.finalInvestmentAmount, position.currencyCode),
                ]}
              />
            </li>
          ))}
        </Positions>
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

const Positions = styled(Rows)`
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space[4]};
    align-items: baseline;
  }

  /* The issuer and the amount form the first line, and the number of shares the second. */
  dl > :nth-child(2) {
    display: flex;
    flex-basis: 100%;
    flex-wrap: wrap;
    order: 1;
    gap: 0 ${tokens.space[1]};
    align-items: baseline;
    color: ${tokens.colour['ink-quiet']};

    dd {
      font-size: ${tokens.text.xs};
      font-weight: 400;
    }
  }

  dl > :first-child {
    flex: 1 1 40%;
  }

  dl > :last-child {
    margin-inline-start: auto;
    text-align: end;
  }

  dl > :last-child * {
    white-space: normal;
  }

  dl > :not(:nth-child(2)) {
    > dt {
      ${visuallyHidden}
    }

    > dd {
      font-weight: 600;

      ${media.tablet} {
        font-size: 0.9375rem;
      }
    }
  }
`;
