import { Card } from '@investor-portal/shared/ui/Card';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { AsyncSection } from '../components/AsyncSection';
import { holdingsOf } from './holdings';
import { HoldingsChart } from './HoldingsChart';
import { HoldingsTable } from './HoldingsTable';
import { useAllPositions } from './use-all-positions';

/** The investor's holdings by issuer, as a chart and a table; nothing without positions. */
export function Holdings() {
  const response = useAllPositions();
  return (
    <AsyncSection response={response} failure="The summary could not be loaded">
      {(positions) => {
        if (positions.length === 0) return null;
        return (
          <Card as="section" aria-labelledby="holdings">
            <SectionHeading id="holdings" description="By final investment amount, largest first">
              Your holdings
            </SectionHeading>
            <Stack $gap={5}>
              {holdingsOf(positions).map(({ currency, holdings }) => (
                <Stack key={currency} $gap={5}>
                  <HoldingsChart holdings={holdings} />
                  <HoldingsTable currency={currency} holdings={holdings} />
                </Stack>
              ))}
            </Stack>
          </Card>
        );
      }}
    </AsyncSection>
  );
}
