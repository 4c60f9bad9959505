import { styled } from 'styled-components';
import type { TeamMember } from '../partner-api/contract/company-view';
import { tokens } from '../theme/tokens';
import { SmallText } from '../ui/Layout';
import { FileAvatar } from '../ui/picture/FileImage';

export function Team({ members }: { members: readonly TeamMember[] }) {
  return (
    <People>
      {members.map((member, index) => (
        <Member key={index} member={member} />
      ))}
    </People>
  );
}

function Member({ member }: { member: TeamMember }) {
  const name = `${member.FirstName} ${member.LastName}`.trim();
  return (
    <Person>
      <FileAvatar file={member.ImageUrl} name={name} size={3.5} />
      <div>
        <Name>{name || member.PositionTitle || '--'}</Name>
        {name ? <SmallText>{member.PositionTitle || '--'}</SmallText> : null}
      </div>
    </Person>
  );
}

const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${tokens.space[4]};
`;

const Person = styled.li`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;

  /* A long name breaks beside its picture. */
  > :last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Name = styled.p`
  font-weight: 600;
`;
