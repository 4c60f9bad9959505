import { useFileLink } from '@investor-portal/shared/hooks/use-file-link';
import type { TeamMember } from '@investor-portal/shared/partner-api/company-view';
import { Avatar } from '@investor-portal/shared/ui/Avatar';
import { Cluster, Grid } from '@investor-portal/shared/ui/Layout';

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
    <Cluster>
      <Avatar src={link} name={name} size={3} />
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p>{member.PositionTitle || '--'}</p>
      </div>
    </Cluster>
  );
}
