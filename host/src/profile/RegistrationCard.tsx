import { paths } from '@investor-portal/shared/routes/paths';
import { Card } from '@investor-portal/shared/ui/Card';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';

/** Invites an unregistered investor, who may already browse, to register (readings S2). */
export function RegistrationCard() {
  return (
    <Card>
      <Stack $gap={5}>
        <Stack $gap={2}>
          <h2>Complete your registration</h2>
          <p>You can browse now. To commit funds, open your investment account first.</p>
          <p>It takes five steps. Have your annual income, total assets and net worth at hand.</p>
        </Stack>
        <div>
          <LinkButton to={paths.registration}>Complete registration</LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
