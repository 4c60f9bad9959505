import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { formatNumber } from '@investor-portal/shared/rules/number-format';
import { YesNoQuestion } from './YesNoQuestion';

export function QualifiedFields({ children }: { children?: ReactNode }) {
  const { limits } = runtimeConfig();
  return (
    <Card>
      <Stack $gap={5}>
        <div>
          <p>A qualified investor is a person who has one of these:</p>
          <Thresholds>
            <li>{`an annual gross income of at least ${inWords(limits.qualifiedAnnualIncome)}`}</li>
            <li>{`a personal net worth over ${inWords(limits.qualifiedNetWorth)}`}</li>
            <li>{`a stock portfolio worth over ${inWords(limits.qualifiedStockPortfolio)}`}</li>
          </Thresholds>
        </div>
        <YesNoQuestion name="intentToApplyForQualifiedInvestorCertification" />
        {children}
      </Stack>
    </Card>
  );
}

/** Formats a threshold in words (spec §2). For example, 10000000 becomes `10 million pesos`. A threshold is never rounded. */
function inWords(threshold: number): string {
  const { currency } = runtimeConfig();
  const number =
    threshold >= 1_000_000
      ? `${formatNumber(threshold / 1_000_000, { maximumFractionDigits: 8 })} million`
      : formatNumber(threshold);
  return `${number} ${currency === 'PHP' ? 'pesos' : currency}`;
}

const Thresholds = styled.ul`
  margin-top: ${tokens.space[2]};
  padding-inline-start: 1.25em;

  li {
    list-style: disc;
  }

  li::marker {
    color: ${tokens.colour['accent-text']};
  }
`;
