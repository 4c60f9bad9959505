import { styled } from 'styled-components';
import { useFileLink } from '@investor-portal/shared/hooks/use-file-link';
import type { TeamMember } from '@investor-portal/shared/partner-api/company-view';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Avatar } from '@investor-portal/shared/ui/Avatar';
import { Grid } from '@investor-portal/shared/ui/Layout';

/** The people behind an issuer. */
export function Team({ team }: { team: readonly TeamMember[] }) {
  return (
    <Grid as="ul">
      {team.map((member, index) => (
        <li key={`${member.FirstName} ${member.LastName} ${index}`}>
          <Member member={member} />
        </li>
      ))}
    </Grid>
  );
}

function Member({ member }: { member: TeamMember }) {
  const { link } = useFileLink(member.ImageUrl);
  const name = `${member.FirstName} ${member.LastName}`.trim() || '--';
  return (
    <Person>
      <Avatar src={link} name={name} size={3} />
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p>{member.PositionTitle || '--'}</p>
      </div>
    </Person>
  );
}

const Person = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;

  /* A long name breaks beside its picture, not under it. */
  > :last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
