import { ArrowRightLeft, CalendarClock, LifeBuoy } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { css, styled } from 'styled-components';
import useSWR from 'swr';
import { userDetailsCall } from '@investor-portal/shared/partner-api/contract/partner';
import { dataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { externalAtom, type UserDetails } from '@investor-portal/shared/session/session';
import { pageSessionAtom } from '@investor-portal/shared/session/page-session';
import { registrationStage } from '@investor-portal/shared/storage/registration-stage';
import { inDark, media } from '@investor-portal/shared/theme/media';
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
  const { currency, limits } = runtimeConfig();
  const registration = useRegistration();
  // If the session is missing, the host shows a notice above this screen. Its button asks for a session and is the main action
  // then, so Accept is secondary and the title has no band.
  const session = useAtomValue(pageSessionAtom);
  const missingSession = session.name === 'visitor' && session.reason !== null;
  return (
    <Page $narrow>
      <Card $flush>
        <Hero $quiet={missingSession}>
          <PageHeader
            title="Welcome to the investor portal"
            description="Browse campaigns, commit funds to the ones you choose, and track your investments."
          />
        </Hero>
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
            variant={missingSession ? 'secondary' : 'primary'}
            busy={registration === 'checking'}
            onPointerEnter={preloadRegistration}
            onFocus={preloadRegistration}
            onClick={() => void navigate(paths.registration, { state })}
          >
            Accept
          </Button>
          <Next>{nextTexts[registration]}</Next>
        </Foot>
        <Platform>
          {`This portal is part of a crowdfunding platform. The securities regulator of the Philippines has given it a licence. Issuers offer shares in campaigns. You invest for yourself, ${currency === 'PHP' ? 'in Philippine pesos, ' : ''}from your wallet.`}
        </Platform>
      </Card>
    </Page>
  );
}

const nextTexts = {
  checking: 'Checking whether you’re already registered…',
  received: 'We’ve received your registration.',
  missing: 'Next: five steps to open your account.',
  // Nobody has signed in, or the details cannot be loaded.
  unknown: null,
} as const;

/**
 * A registered investor must not start a registration while the redirect to the profile is pending (readings S2). The
 * host fetches the user details, so this screen does not load the API's schemas.
 */
function useRegistration(): keyof typeof nextTexts {
  const code = useAtomValue(externalAtom)?.externalReferenceCode;
  const { data: user, error } = useSWR<UserDetails>(
    code ? dataKey(userDetailsCall, code) : null,
    null,
  );
  if (!user) return code !== undefined && error === undefined ? 'checking' : 'unknown';
  const stage = registrationStage(user);
  return stage === 'registered' ? 'checking' : stage;
}

const inset = css`
  padding-inline: ${tokens.space[5]};

  ${media.tablet} {
    padding-inline: ${tokens.space[10]};
  }
`;

const band = css`
  padding-bottom: ${tokens.space[6]};
  background: ${tokens.colour.accent};

  ${media.tablet} {
    padding-bottom: ${tokens.space[10]};
  }

  /* In the dark theme, a fill of this size would be too bright. */
  ${inDark} & {
    background: ${tokens.colour['accent-hover']};
  }

  * {
    color: ${tokens.colour['on-accent']};
  }
`;

const Hero = styled.div<{ $quiet: boolean }>`
  ${inset}
  padding-top: ${tokens.space[6]};

  ${media.tablet} {
    padding-top: ${tokens.space[10]};
  }

  > header {
    margin: 0;
  }

  ${({ $quiet }) => !$quiet && band}
`;

const Notes = styled.ul`
  ${inset}
  display: grid;
  gap: ${tokens.space[4]};
  margin-top: ${tokens.space[6]};
`;

const Note = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[4]};
  align-items: start;

  svg {
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.15rem;
    color: ${tokens.colour['accent-text']};
  }
`;

const Foot = styled.div`
  ${inset}
  display: grid;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  align-items: center;
  margin-block: ${tokens.space[6]};

  ${media.tablet} {
    grid-template-columns: 14rem minmax(0, 1fr);
  }
`;

/**
 * Rendered before its text, because screen readers announce only changes of a live region. It takes no space while it is
 * empty. After a hand-over the host shows another screen until it has the user details, so the text moves nothing.
 */
const Next = styled.output`
  &:empty {
    position: absolute;
  }

  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
`;

const Platform = styled.p`
  ${inset}
  padding-block: ${tokens.space[4]};
  border-top: 1px solid ${tokens.colour.line};
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
`;
