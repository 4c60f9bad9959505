import { styled } from 'styled-components';
import { fullNameOf } from '@investor-portal/shared/rules/full-name';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { DataList } from '@investor-portal/shared/ui/DataList';
import type { DateRange } from '../data/day-range';

interface StatementHeadProps {
  title: string;
  range: DateRange;
  /** Epoch ms. */
  issuedAt: number;
  user: Pick<UserDetails, 'firstName' | 'lastName' | 'walletDetails'> | undefined;
}

/** Names the issuer, the investor and the days of a statement, so that a print is complete by itself. */
export function StatementHead({ title, range, issuedAt, user }: StatementHeadProps) {
  return (
    <header>
      <Platform>{runtimeConfig().brand.name}</Platform>
      <Title>{title}</Title>
      <Parties>
        <DataList
          columns={2}
          items={[
            { label: 'Investor', value: fullNameOf(user) },
            { label: 'Period', value: `${range.start} to ${range.end}` },
            { label: 'Issued', value: formatDateTime(issuedAt) },
            { label: 'Wallet ID', value: user?.walletDetails?.walletId },
          ]}
        />
      </Parties>
    </header>
  );
}

const Platform = styled.p`
  color: ${tokens.colour['accent-text']};
  font-size: ${tokens.text.sm};
  font-weight: 600;
`;

const Title = styled.h2`
  margin-bottom: ${tokens.space[5]};
  padding-bottom: ${tokens.space[4]};
  border-bottom: 2px solid ${tokens.colour['accent-text']};
`;

/** Four facts in one line on a wide screen. */
const Parties = styled.div`
  dd {
    font-size: 0.9375rem;
    font-weight: 500;
  }

  dt {
    font-size: 0.8125rem;
  }

  ${media.desktop} {
    dl {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
