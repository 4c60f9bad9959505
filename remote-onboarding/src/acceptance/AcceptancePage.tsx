import { ArrowRightLeft, CalendarClock, LifeBuoy } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { userDetailsCall } from '@investor-portal/shared/partner-api/contract/partner';
import { dataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { externalAtom, type UserDetails } from '@investor-portal/shared/session/session';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { SupportContact } from '@investor-portal/shared/ui/SupportContact';

interface AcceptancePageProps {
  preloadRegistration: () => void;
}

/** The welcome screen (spec §2). */
export function AcceptancePage({ preloadRegistration }: AcceptancePageProps) {
  usePageTitle('Welcome');
  const navigate = useNavigate();
  // The hand-over may arrive after Accept, so we pass on the visitor's destination (readings S3).
  const { state } = useLocation() as { state: unknown };
  const { limits } = runtimeConfig();
  const checking = useIsRegistrationUnknown();
  return (
    <Page $narrow>
      <Welcome>
        <PageHeader
          title="Welcome to the investor portal"
          description="Browse campaigns, commit funds to the ones you choose, and track your investments."
        />
        <Platform>
          This portal is part of a crowdfunding platform. The securities regulator of the
          Philippines has given it a licence. Issuers offer shares in campaigns. You invest for
          yourself, in Philippine pesos, from your wallet.
        </Platform>
        <Notes>
          <Note>
            <ArrowRightLeft aria-hidden="true" />
            <p>You will be redirected to the platform’s portal to commit funds.</p>
          </Note>
          <Note>
            <CalendarClock aria-hidden="true" />
            <p>
              {`An investment can be cancelled up to ${limits.cancellationHours} hours before it closes.`}
            </p>
          </Note>
          <Note>
            <LifeBuoy aria-hidden="true" />
            <p>
              <SupportContact lead="For account issues, contact" />
            </p>
          </Note>
        </Notes>
        <Foot>
          <Button
            wide
            busy={checking}
            onPointerEnter={preloadRegistration}
            onFocus={preloadRegistration}
            onClick={() => void navigate(paths.registration, { state })}
          >
            Accept
          </Button>
          <Checking>{checking ? 'Checking whether you’re already registered…' : null}</Checking>
        </Foot>
      </Welcome>
    </Page>
  );
}

/**
 * A registered investor must not start a registration while the redirect to the profile is pending (readings S2). The
 * host fetches the user details, so this screen does not load the API's schemas.
 */
function useIsRegistrationUnknown(): boolean {
  const code = useAtomValue(externalAtom)?.externalReferenceCode;
  const { data: user, error } = useSWR<UserDetails>(
    code ? dataKey(userDetailsCall, code) : null,
    null,
  );
  return code !== undefined && (user ? isRegistered(user) : error === undefined);
}

const Welcome = styled(Card)`
  ${media.tablet} {
    padding: ${tokens.space[10]};
  }
`;

const Platform = styled.p`
  color: ${tokens.colour['ink-soft']};
`;

const Notes = styled.ul`
  display: grid;
  margin-top: ${tokens.space[6]};
  border-block: 1px solid ${tokens.colour.line};
`;

const Note = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[4]};
  align-items: start;
  padding-block: ${tokens.space[4]};

  & + & {
    border-top: 1px solid ${tokens.colour.line};
  }

  svg {
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.15rem;
    color: ${tokens.colour['accent-text']};
  }
`;

const Foot = styled.div`
  display: grid;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  align-items: center;
  margin-top: ${tokens.space[6]};

  ${media.tablet} {
    grid-template-columns: 14rem minmax(0, 1fr);
  }
`;

/** Screen readers announce the text because the element exists before it. The height is reserved, so nothing moves. */
const Checking = styled.output`
  min-height: 1.5em;
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
`;
