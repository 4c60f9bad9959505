import { Plus } from 'lucide-react';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Cluster, Stack } from '../ui/Layout';
import { LinkButton } from '../ui/LinkButton';
import { TextLink } from '../ui/TextLink';
import { Sample } from './Sample';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function ButtonSamples() {
  return (
    <Sample title="Buttons and links">
      <Card>
        <Stack $gap={4}>
          {variants.map((variant) => (
            <Cluster key={variant}>
              <Button variant={variant}>Invest Now</Button>
              <Button variant={variant} size="sm" icon={<Plus aria-hidden="true" />}>
                Add row
              </Button>
              <Button variant={variant} busy>
                Submit
              </Button>
              <Button variant={variant} disabled>
                Continue
              </Button>
            </Cluster>
          ))}
          <Cluster>
            <LinkButton to="/registration">Accept</LinkButton>
            <LinkButton to="/main" variant="secondary">
              View More
            </LinkButton>
            <TextLink to="/main">View All</TextLink>
            <TextLink href="https://example.com/terms">Terms of service</TextLink>
          </Cluster>
          <Button wide>Proceed</Button>
        </Stack>
      </Card>
    </Sample>
  );
}
