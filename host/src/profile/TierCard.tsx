import { styled } from 'styled-components';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Badge } from '@investor-portal/shared/ui/Badge';
import { Card } from '@investor-portal/shared/ui/Card';
import { Cluster, Stack } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { tierOf } from './tiers';

export function TierCard({ code }: { code: string }) {
  const tier = tierOf(code, runtimeConfig());
  return (
    <Card>
      <Stack $gap={5}>
        <Stack $gap={2}>
          <Cluster $justify="between" $gap={2}>
            <h2>{tier.name}</h2>
            <Badge tone="positive">Registered</Badge>
          </Cluster>
          <p>
            <NoWrap>{tier.benefit}</NoWrap>
          </p>
        </Stack>
        {tier.next.map(({ name, benefit, path }) => (
          <Next key={path}>
            <h3>{name}</h3>
            <p>
              <NoWrap>{benefit}</NoWrap>
            </p>
            <div>
              {/* A rare step, so it does not stand out from what investors come here for. */}
              <LinkButton variant="secondary" to={path}>
                {`Apply for ${name}`}
              </LinkButton>
            </div>
          </Next>
        ))}
      </Stack>
    </Card>
  );
}

const Next = styled(Stack).attrs({ $gap: 2 })`
  padding-top: ${tokens.space[5]};
  border-top: 1px solid ${tokens.colour.line};

  > :last-child {
    margin-top: ${tokens.space[2]};
  }

  /* The longest name of a tier fits on one line of a phone. */
  ${media.phone} {
    a {
      width: 100%;
      padding-inline: ${tokens.space[2]};
    }
  }
`;
