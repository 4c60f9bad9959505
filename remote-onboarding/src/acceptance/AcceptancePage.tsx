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
import { PageContent, SmallText, Stack } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { SupportContact } from '@investor-portal/shared/ui/SupportContact';

/** The welcome screen (spec §2). */
export function AcceptancePage({ preloadRegistration }: { preloadRegistration: () => void }) {
  usePageTitle('Welcome');
  const navigate = useNavigate();
  // The hand-over may arrive after Accept, so we pass on the visitor's destination (readings S3).
  const { state } = useLocation() as { state: unknown };
  const { currency, limits } = runtimeConfig();
  const registration = useRegistration();
  // Without a session, the button of the host's notice above is the main action, so Accept and the title are quieter.
  const session = useAtomValue(pageSessionAtom);
  const missingSession = session.name === 'visitor' && session.reason !== null;
  return (
    <PageContent $narrow>
      <Card $flush>
        <Hero $quiet={missingSession}>
          <PageHeader
            title="Welcome to the investor portal"
            description="Browse campaigns, commit funds to the ones you choose, and track your investments."
          />
        </Hero>
        <Body $gap={6}>
          <Stack as="ul">
            <Note>
              <ArrowRightLeft aria-hidden="true" size={20} />
              <p>You will be redirected to the platform’s portal to commit funds.</p>
            </Note>
            <Note>
              <CalendarClock aria-hidden="true" size={20} />
              <p>
                {`An investment can be cancelled up to ${limits.cancellationHours} hours before it closes.`}
              </p>
            </Note>
            <Note>
              <LifeBuoy aria-hidden="true" size={20} />
              <p>
                <SupportContact lead="For account issues, contact" />
              </p>
            </Note>
          </Stack>
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
            {/* Rendered before its text, because screen readers announce only changes of a live region. */}
            <SmallText as="output" $soft>
              {nextTexts[registration]}
            </SmallText>
          </Foot>
          <SmallText>
            {`This portal is part of a crowdfunding platform. The securities regulator of the Philippines has given it a licence. Issuers offer shares in campaigns. You invest for yourself, ${currency === 'PHP' ? 'in Philippine pesos, ' : ''}from your wallet.`}
          </SmallText>
        </Body>
      </Card>
    </PageContent>
  );
}

const nextTexts = {
  checking: 'Checking whether you’re already registered…',
  received: 'We’ve received your registration.',
  missing: 'Next: five steps to open your account.',
  // Nobody has signed in, or the details cannot be loaded.
  unknown: null,
} as const;

/** A registered investor must not start a registration while the redirect to the profile is pending (readings S2). */
function useRegistration(): keyof typeof nextTexts {
  // The host fetches the user details, so this screen does not load the API's schemas.
  const code = useAtomValue(externalAtom)?.externalReferenceCode;
  const { data: user, error } = useSWR<UserDetails>(
    code ? dataKey(userDetailsCall, code) : null,
    null,
  );
  if (!user) return code !== undefined && error === undefined ? 'checking' : 'unknown';
  const stage = registrationStage(user);
  return stage === 'registered' ? 'checking' : stage;
}

const edge = css`
  padding: ${tokens.space[6]} ${tokens.space[5]};

  ${media.tablet} {
    padding: ${tokens.space[8]} ${tokens.space[10]};
  }
`;

const band = css`
  background: ${tokens.colour.accent};

  /* In the dark theme, a fill of this size would be too bright. */
  ${inDark} & {
    background: ${tokens.colour['accent-hover']};
  }

  * {
    color: ${tokens.colour['on-accent']};
  }
`;

const Hero = styled.div<{ $quiet: boolean }>`
  ${edge}
  ${({ $quiet }) => ($quiet ? '&& { padding-bottom: 0; }' : band)}

  > header {
    margin: 0;
  }
`;

const Body = styled(Stack)`
  ${edge}
`;

const Note = styled.li`
  display: flex;
  gap: ${tokens.space[4]};

  svg {
    flex: none;
    margin-top: 0.15rem;
    color: ${tokens.colour['accent-text']};
  }
`;

const Foot = styled.div`
  display: grid;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  align-items: center;

  ${media.tablet} {
    grid-template-columns: 14rem minmax(0, 1fr);
  }
`;
