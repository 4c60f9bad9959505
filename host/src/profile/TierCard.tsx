import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { Badge } from '@investor-portal/shared/ui/Badge';
import { Card } from '@investor-portal/shared/ui/Card';
import { Cluster, Stack } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { tierOf } from './tiers';

/** The account tier, and the tiers the investor can apply for. */
export function TierCard({ code }: { code: string }) {
  const tier = tierOf(code, runtimeConfig());
  return (
    <Card>
      <Stack $gap={5}>
        <Stack $gap={1}>
          <Cluster $justify="between">
            <h2>{tier.name}</h2>
            <Badge tone="positive">Registered</Badge>
          </Cluster>
          <p>{tier.benefit}</p>
        </Stack>
        {tier.next.map(({ name, benefit, path }) => (
          <Stack key={path} $gap={3}>
            <div>
              <h3>{name}</h3>
              <p>{benefit}</p>
            </div>
            <div>
              <LinkButton variant="secondary" to={path}>
                Apply for {name}
              </LinkButton>
            </div>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
