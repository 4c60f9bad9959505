import { styled } from 'styled-components';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Avatar } from '@investor-portal/shared/ui/Avatar';
import { Card } from '@investor-portal/shared/ui/Card';
import { DataList } from '@investor-portal/shared/ui/DataList';

/** The investor's avatar, full name, email and mobile number (spec §2 'Profile'). */
export function InvestorCard({ user }: { user: UserDetails }) {
  const name = `${user.firstName} ${user.lastName}`.trim();
  const mobile = `${user.mobilePrefix} ${user.mobileNumber}`.trim();
  return (
    <Card>
      <Identity>
        <Avatar src={user.imageUrl} name={name} size={4} />
        <div>
          <Name>{name || '--'}</Name>
          {user.companyName && <p>{user.companyName}</p>}
        </div>
      </Identity>
      <DataList
        items={[
          { label: 'Email', value: user.emailAddress || '--' },
          { label: 'Mobile number', value: mobile || '--' },
        ]}
      />
    </Card>
  );
}

const Identity = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  margin-bottom: ${tokens.space[5]};
  color: ${tokens.colour['ink-soft']};

  /* Names may be very long. */
  > :last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Name = styled.h2`
  color: ${tokens.colour.ink};
`;
