import type { UserDetails } from '@investor-portal/shared/session/session';
import { Avatar } from '@investor-portal/shared/ui/Avatar';
import { Card } from '@investor-portal/shared/ui/Card';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { Identity, Name } from './InvestorCard.styled';

/** Who is signed in: avatar, full name, email and mobile number. */
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
