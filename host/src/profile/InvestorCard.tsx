import { styled } from 'styled-components';
import { fullNameOf } from '@investor-portal/shared/rules/full-name';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Avatar } from '@investor-portal/shared/ui/picture/Avatar';
import { Card } from '@investor-portal/shared/ui/Card';
import { DataList } from '@investor-portal/shared/ui/DataList';

export function InvestorCard({ user }: { user: UserDetails }) {
  const name = fullNameOf(user);
  return (
    <Surface>
      <Identity>
        <Avatar src={user.imageUrl} name={name} size={4} />
        <div>
          <Name>{name || user.emailAddress || 'Investor'}</Name>
          {user.companyName ? <p>{user.companyName}</p> : null}
        </div>
      </Identity>
      <Facts>
        <DataList
          columns={2}
          items={[
            { label: 'Email', value: untranslated(user.emailAddress) },
            { label: 'Mobile number', value: untranslated(mobileOf(user)) },
          ]}
        />
      </Facts>
    </Surface>
  );
}

const untranslated = (text: string) => text && <span translate="no">{text}</span>;

/** Returns a number such as `+63 9171234567`, or ''. The number may already have the prefix. */
function mobileOf({ mobilePrefix: prefix, mobileNumber }: UserDetails): string {
  const number = mobileNumber.trim();
  if (number === '') return '';
  return number.startsWith('+') ? number : `${prefix} ${number}`.trim();
}

const Surface = styled(Card)`
  display: flex;
  flex-direction: column;
`;

const Identity = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${tokens.space[4]};
  padding-bottom: ${tokens.space[5]};
  color: ${tokens.colour['ink-soft']};

  > :last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Name = styled.h2`
  color: ${tokens.colour.ink};
`;

const Facts = styled.div`
  padding-top: ${tokens.space[5]};
  border-top: 1px solid ${tokens.colour.line};
`;
