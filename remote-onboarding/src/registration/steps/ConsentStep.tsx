import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { Card } from '@investor-portal/shared/ui/Card';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { YesNoQuestion } from '../../fields/YesNoQuestion';
import { DocumentName } from './DocumentDownload';

/** Step 1 (spec §2): the purpose of the portal, and the required consent. */
export function ConsentStep() {
  const { links } = runtimeConfig();
  return (
    <Card>
      <Stack>
        <p>
          Welcome to the portal for investment opportunities. The securities regulator has given
          this crowdfunding platform its licence. The platform must check who you are before it
          opens your account.
        </p>
        <p>
          <span>The </span>
          <DocumentName href={links.termsOfService}>terms of service</DocumentName>
          <span> and the </span>
          <DocumentName href={links.privacyPolicy}>privacy policy</DocumentName>
          <span> say how we use your data.</span>
        </p>
        <YesNoQuestion name="consent" />
      </Stack>
    </Card>
  );
}
