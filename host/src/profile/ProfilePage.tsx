import { styled } from 'styled-components';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { fullNameOf } from '@investor-portal/shared/rules/full-name';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { registrationStage } from '@investor-portal/shared/storage/registration-stage';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Badge } from '@investor-portal/shared/ui/Badge';
import { Card } from '@investor-portal/shared/ui/Card';
import { CardLink } from '@investor-portal/shared/ui/CardLink';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { Cluster, PageContent, SmallText, Stack } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { Load } from '@investor-portal/shared/ui/Load';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { Avatar } from '@investor-portal/shared/ui/picture/Avatar';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { tierOf } from './tiers';
import { WalletCard } from './WalletCard';

export function ProfilePage() {
  usePageTitle('Profile');
  return (
    <PageContent>
      <PageHeader title="Profile" />
      <Load of={useUserDetails()} what="your details">
        {(user) => <Cards user={user} />}
      </Load>
    </PageContent>
  );
}

function Cards({ user }: { user: UserDetails }) {
  const stage = registrationStage(user);
  const registered = stage === 'registered';
  return (
    <ProfileGrid $walletFirst={registered}>
      {registered ? null : <RegistrationCard received={stage === 'received'} />}
      <WalletCard wallet={user.walletDetails} />
      <InvestorCard user={user} />
      {registered ? <TierCard code={user.accountTier} /> : null}
      <NextSteps registered={registered} />
    </ProfileGrid>
  );
}

/** For unregistered investors (readings S2). The API may accept a registration and open the investment account later. */
function RegistrationCard({ received }: { received: boolean }) {
  return (
    <Card>
      <Stack $gap={2}>
        <h2>{received ? 'We’ve received your registration' : 'Complete your registration'}</h2>
        {received ? (
          <p>You can invest once your investment account is open.</p>
        ) : (
          <>
            <p>You can browse now. To commit funds, open your investment account first.</p>
            <p>It takes five steps. Have your annual income, total assets and net worth at hand.</p>
            <Apply>
              <LinkButton to={paths.registration}>Complete registration</LinkButton>
            </Apply>
          </>
        )}
      </Stack>
    </Card>
  );
}

export function InvestorCard({ user }: { user: UserDetails }) {
  const name = fullNameOf(user);
  return (
    <Card>
      <Stack $gap={5}>
        <Identity>
          <Avatar src={user.imageUrl} name={name} size={4} />
          <div>
            <h2>{name || user.emailAddress || 'Investor'}</h2>
            {user.companyName ? <p>{user.companyName}</p> : null}
          </div>
        </Identity>
        <DataList
          columns={2}
          items={[
            { label: 'Email', value: untranslated(user.emailAddress) },
            { label: 'Mobile number', value: untranslated(mobileOf(user)) },
          ]}
        />
      </Stack>
    </Card>
  );
}

const untranslated = (text: string) => text && <span translate="no">{text}</span>;

/** Returns a number such as `+63 9171234567`, or ''. The number may already have the prefix. */
function mobileOf({ mobilePrefix: prefix, mobileNumber }: UserDetails): string {
  const number = mobileNumber.trim();
  if (number === '') return '';
  return number.startsWith('+') ? number : `${prefix} ${number}`.trim();
}

function TierCard({ code }: { code: string }) {
  const tier = tierOf(code, runtimeConfig());
  return (
    <Card>
      <Stack $gap={5}>
        <Stack $gap={2}>
          <Cluster $justify="between" $gap={2}>
            <h2>{tier.name}</h2>
            <Badge tone="positive">Registered</Badge>
          </Cluster>
          <p>
            <NoWrap>{tier.benefit}</NoWrap>
          </p>
        </Stack>
        {tier.next.map(({ name, benefit, path }) => (
          <NextTier key={path}>
            <h3>{name}</h3>
            <p>
              <NoWrap>{benefit}</NoWrap>
            </p>
            <Apply>
              {/* A rare step, so it does not stand out from what investors come here for. */}
              <LinkButton variant="secondary" to={path}>
                {`Apply for ${name}`}
              </LinkButton>
            </Apply>
          </NextTier>
        ))}
      </Stack>
    </Card>
  );
}

function NextSteps({ registered }: { registered: boolean }) {
  return (
    <section aria-labelledby="next-steps">
      <SectionHeading id="next-steps">What you can do</SectionHeading>
      <Stack $gap={3}>
        <CardLink to={paths.opportunities} title="Browse campaigns">
          <SmallText $soft>
            {registered ? 'See what issuers offer, and commit funds.' : 'See what issuers offer.'}
          </SmallText>
        </CardLink>
        {registered ? (
          <CardLink to={paths.portfolio} title="Follow your investments">
            <SmallText $soft>Commitments, stock positions and account activity.</SmallText>
          </CardLink>
        ) : null}
      </Stack>
    </section>
  );
}

/** The wallet comes first on a phone, unless the investor has to register. Wider screens show it on the right. */
const ProfileGrid = styled.div<{ $walletFirst: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);

    > :first-child {
      grid-row: 1;
      grid-column: ${({ $walletFirst }) => ($walletFirst ? 2 : 1)};
    }
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(19rem, 25rem);
    gap: ${tokens.space[6]};
  }
`;

const Identity = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  padding-bottom: ${tokens.space[5]};
  border-bottom: 1px solid ${tokens.colour.line};
  color: ${tokens.colour['ink-soft']};

  > :last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  h2 {
    color: ${tokens.colour.ink};
  }
`;

const NextTier = styled(Stack).attrs({ $gap: 2 })`
  padding-top: ${tokens.space[5]};
  border-top: 1px solid ${tokens.colour.line};
`;

const Apply = styled.div`
  margin-top: ${tokens.space[2]};

  /* The longest name of a tier fits on one line of a phone. */
  ${media.phone} {
    a {
      width: 100%;
      padding-inline: ${tokens.space[2]};
    }
  }
`;
