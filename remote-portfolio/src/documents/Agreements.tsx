import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { Card } from '@investor-portal/shared/ui/Card';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { TextLink } from '@investor-portal/shared/ui/TextLink';

/** The documents that the investor signed at registration. The API does not return the signed copy (decision 50). */
export function Agreements() {
  const { links } = runtimeConfig();
  const { investorAgreement, cashAccountForm } = links;
  return (
    <Card as="section" aria-labelledby="agreements">
      <SectionHeading id="agreements">Agreements</SectionHeading>
      <Stack $gap={2}>
        {investorAgreement ? (
          <p>
            <TextLink href={investorAgreement}>Investor’s Agreement</TextLink>
          </p>
        ) : null}
        {cashAccountForm ? (
          <p>
            <TextLink href={cashAccountForm}>Crowdfunding Cash Account Form</TextLink>
          </p>
        ) : null}
        <p>
          These are the current texts. The platform keeps the copy that you signed: ask its support
          for it.
        </p>
      </Stack>
    </Card>
  );
}
