import { Card } from '@investor-portal/shared/ui/Card';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { AsyncSection } from '../components/AsyncSection';
import { holdingsOf } from './holdings';
import { HoldingsChart } from './HoldingsChart';
import { HoldingsTable } from './HoldingsTable';
import { useAllPositions } from './use-all-positions';

/** What one holds, by issuer: a chart and the same figures as a table. Nothing without positions. */
export function Holdings() {
  const read = useAllPositions();
  return (
    <AsyncSection read={read} failure="The summary could not be loaded">
      {(positions) => {
        if (positions.length === 0) return null;
        return (
          <Card as="section" aria-labelledby="holdings">
            <SectionHeading id="holdings" description="By final investment amount, largest first">
              What you hold
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
