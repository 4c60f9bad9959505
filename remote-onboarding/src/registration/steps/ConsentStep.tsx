import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { Card } from '@investor-portal/shared/ui/Card';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { YesNoQuestion } from '../../fields/YesNoQuestion';
import { DocumentName } from './DocumentDownload';

/** Step 1 (spec §2): what the portal is for, and the consent required to go on. */
export function ConsentStep() {
  const { links } = runtimeConfig();
  return (
    <Card>
      <Stack>
        <p>
          Welcome to the portal for investment opportunities. The platform is a crowdfunding
          platform licensed by the securities regulator. It must verify investors before it opens an
          investment account for them.
        </p>
        <p>
          To find out how we process your personal data, read the{' '}
          <DocumentName href={links.termsOfService}>terms of service</DocumentName> and the{' '}
          <DocumentName href={links.privacyPolicy}>privacy policy</DocumentName>.
        </p>
        <YesNoQuestion name="consent" />
      </Stack>
    </Card>
  );
}
