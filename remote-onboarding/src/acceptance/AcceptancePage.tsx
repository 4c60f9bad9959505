import { ArrowRightLeft, CalendarClock, LifeBuoy } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { Button } from '@investor-portal/shared/ui/Button';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { RegistrationPage } from '../lazy-screens';
import { Foot, Note, Notes, Platform, Welcome } from './AcceptancePage.styled';
import { SupportContact } from './SupportContact';

/** The welcome screen (spec §2): what the portal is, three notes, and Accept, which leads to the registration. */
export function AcceptancePage() {
  usePageTitle('Welcome');
  const navigate = useNavigate();
  // Where the visitor was going is kept for the hand-over, which may come after Accept (readings S3).
  const { state } = useLocation() as { state: unknown };
  const { limits, links } = runtimeConfig();
  return (
    <Page $narrow>
      <Welcome>
        <PageHeader
          title="Welcome to the investor portal"
          description="Browse the offerings of issuers, commit funds to those you choose, and follow what becomes of them."
        />
        <Platform>
          The portal belongs to a crowdfunding platform licensed by the securities regulator of the
          Philippines. Issuers offer equity in campaigns; you invest in Philippine pesos from your
          wallet, as an individual investor.
        </Platform>
        <Notes>
          <Note>
            <ArrowRightLeft aria-hidden="true" />
            <p>You will be redirected to the platform’s portal to commit funds.</p>
          </Note>
          <Note>
            <CalendarClock aria-hidden="true" />
            <p>
              An investment can be cancelled up to {limits.cancellationHours} hours before it
              closes.
            </p>
          </Note>
          <Note>
            <LifeBuoy aria-hidden="true" />
            <p>
              For account issues, contact <SupportContact address={links.support} />.
            </p>
          </Note>
        </Notes>
        <Foot>
          <Button
            wide
            onPointerEnter={RegistrationPage.preload}
            onFocus={RegistrationPage.preload}
            onClick={() => void navigate(paths.registration, { state })}
          >
            Accept
          </Button>
        </Foot>
      </Welcome>
    </Page>
  );
}
