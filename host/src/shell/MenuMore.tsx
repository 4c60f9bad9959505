import { BookOpen, Bookmark, FileText, TriangleAlert, LifeBuoy } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { paths } from '@investor-portal/shared/routes/paths';
import { fullNameOf } from '@investor-portal/shared/rules/full-name';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { usersAtom, type UserDetails } from '@investor-portal/shared/session/session';
import { registrationStage } from '@investor-portal/shared/storage/registration-stage';
import { VisuallyHidden } from '@investor-portal/shared/ui/Layout';
import { tierOf } from '../profile/tiers';
import { More, Pending, InvestorName, Address, Help } from './MenuMore.styled';
import { Entries, Entry } from './NavigationSheet.styled';
import { reconfirmLink, useReconfirmations } from './use-reconfirmations';

const entries = [
  { label: 'Watchlist', path: paths.watchlist, icon: Bookmark },
  { label: 'Documents', path: paths.documents, icon: FileText },
  { label: 'What these words mean', path: paths.glossary, icon: BookOpen },
];

export function MenuMore({ onFollow }: { onFollow: () => void }) {
  const { pathname } = useLocation();
  const { pending } = useReconfirmations();
  return (
    <More>
      <nav aria-label="More">
        <Entries>
          {pending.length > 0 ? (
            <li>
              <Pending to={reconfirmLink(pending)} onClick={onFollow}>
                <TriangleAlert size={20} aria-hidden />
                <span>
                  {pending.length === 1
                    ? '1 commitment needs your action'
                    : `${pending.length} commitments need your action`}
                </span>
              </Pending>
            </li>
          ) : null}
          {entries.map(({ label, path, icon: Icon }) => (
            <li key={path}>
              <Entry
                to={path}
                onClick={onFollow}
                aria-current={path === pathname ? 'page' : undefined}
              >
                <Icon size={20} aria-hidden />
                <span>{label}</span>
              </Entry>
            </li>
          ))}
        </Entries>
      </nav>
      <MenuHelp />
      <SignedIn />
    </More>
  );
}

function SignedIn() {
  const user = useAtomValue(usersAtom);
  // What an earlier visit stored may be old, and “not yet” needs the server’s word (readings R16).
  const { data: details } = useUserDetails({ revalidateIfStale: false });
  if (!user) return null;
  const name = fullNameOf(user);
  return (
    <InvestorName>
      <span>Signed in as</span>
      <strong>{name || user.emailAddress || '--'}</strong>
      {details ? <span>{standingOf(details)}</span> : null}
    </InvestorName>
  );
}

function standingOf(user: UserDetails): string {
  const stage = registrationStage(user);
  if (stage === 'received') return 'Registration received';
  if (stage === 'missing') return 'Not registered yet';
  const tier = tierOf(user.accountTier, runtimeConfig());
  return tier.shortName ?? tier.name;
}

function MenuHelp() {
  const { support } = runtimeConfig().links;
  if (!support) return null;
  const href = addressOf(support);
  const isPage = href?.startsWith('http');
  return (
    <Help
      {...(href ? { as: 'a', href } : {})}
      {...(isPage ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      <LifeBuoy size={20} aria-hidden />
      <span>
        <span>Help</span>
        {isPage ? (
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        ) : (
          <Address translate="no">{support}</Address>
        )}
      </span>
    </Help>
  );
}

/** Returns the link of an address or a phone number, and undefined for any other text. */
function addressOf(support: string): string | undefined {
  if (/^https?:\/\//i.test(support)) return support;
  if (/^\S+@\S+$/.test(support)) return `mailto:${support}`;
  return /^\+?[\d\s()-]{5,}$/.test(support)
    ? `tel:${support.replaceAll(/[^\d+]/g, '')}`
    : undefined;
}
