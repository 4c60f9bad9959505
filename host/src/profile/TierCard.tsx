import { styled } from 'styled-components';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Badge } from '@investor-portal/shared/ui/Badge';
import { Card } from '@investor-portal/shared/ui/Card';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { tierOf } from './tiers';

export function TierCard({ code }: { code: string }) {
  const tier = tierOf(code, runtimeConfig());
  return (
    <Card>
      <Stack $gap={5}>
        <Stack $gap={2}>
          <div>
            <Badge tone="positive">Registered</Badge>
          </div>
          <h2>{tier.name}</h2>
          <p>
            <NoWrap>{tier.benefit}</NoWrap>
          </p>
        </Stack>
        {tier.next.map(({ name, benefit, path }, index) => (
          <Next key={path}>
            <h3>{name}</h3>
            <p>
              <NoWrap>{benefit}</NoWrap>
            </p>
            <div>
              <LinkButton variant={index === 0 ? 'primary' : 'secondary'} to={path}>
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
`;
