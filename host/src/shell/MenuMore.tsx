import { BookOpen, Bookmark, FileText, TriangleAlert, LifeBuoy } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { paths } from '@investor-portal/shared/routes/paths';
import { fullNameOf } from '@investor-portal/shared/rules/full-name';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { usersAtom } from '@investor-portal/shared/session/session';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { VisuallyHidden } from '@investor-portal/shared/ui/Layout';
import { entryLook, MenuEntries, MenuEntry } from './MenuEntry';
import { needAction, reconfirmLink, useReconfirmations } from './PendingCounter';

const entries = [
  { label: 'Watchlist', to: paths.watchlist, icon: Bookmark },
  { label: 'Documents', to: paths.documents, icon: FileText },
  { label: 'What these words mean', to: paths.glossary, icon: BookOpen },
];

export function MenuMore({ onFollow }: { onFollow: () => void }) {
  const { pathname } = useLocation();
  const pending = useReconfirmations();
  return (
    <>
      <nav aria-label="More">
        <MenuEntries>
          {pending.length > 0 ? (
            <MenuEntry
              isUrgent
              to={reconfirmLink(pending)}
              label={needAction(pending.length)}
              icon={TriangleAlert}
              onFollow={onFollow}
            />
          ) : null}
          {entries.map((entry) => (
            <MenuEntry
              key={entry.to}
              {...entry}
              isCurrent={entry.to === pathname}
              onFollow={onFollow}
            />
          ))}
        </MenuEntries>
      </nav>
      <MenuHelp />
      <SignedIn />
    </>
  );
}

function SignedIn() {
  const user = useAtomValue(usersAtom);
  if (!user) return null;
  return (
    <InvestorName>
      <span>Signed in as</span>
      <strong>{fullNameOf(user) || user.emailAddress || '--'}</strong>
    </InvestorName>
  );
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

function addressOf(support: string): string | undefined {
  if (/^https?:\/\//i.test(support)) return support;
  if (/^\S+@\S+$/.test(support)) return `mailto:${support}`;
  return /^\+?[\d\s()-]{5,}$/.test(support)
    ? `tel:${support.replaceAll(/[^\d+]/g, '')}`
    : undefined;
}

const quiet = css`
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
  font-weight: 400;
  overflow-wrap: anywhere;
`;

const Help = styled.div`
  ${entryLook}
`;

const Address = styled.span`
  display: block;
  ${quiet}
`;

const InvestorName = styled.p`
  display: grid;
  margin-top: auto;
  padding: ${tokens.space[4]} ${tokens.space[3]} 0;
  border-top: 1px solid ${tokens.colour.line};
  ${quiet}

  strong {
    color: ${tokens.colour.ink};
    font-size: ${tokens.text.md};
  }
`;
