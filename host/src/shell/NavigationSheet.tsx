import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useIdlePrefetch } from '@investor-portal/shared/hooks/use-idle';
import { useModalDialog } from '@investor-portal/shared/hooks/use-modal-dialog';
import { frameView } from '@investor-portal/shared/theme/frame-view';
import { media } from '@investor-portal/shared/theme/media';
import { contentEdge } from '@investor-portal/shared/theme/mixins';
import { toastRoom } from '@investor-portal/shared/theme/toast-room';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { CloseButton } from '@investor-portal/shared/ui/overlay/CloseButton';
import { MenuEntries, MenuEntry } from './MenuEntry';
import { currentEntry, entriesAtom } from './navigation-entries';

const LazyMenuMore = lazyComponent(
  async () => (await import(/* webpackChunkName: "shell-late" */ './MenuMore')).MenuMore,
);

/** The navigation side sheet (spec §2). It is mounted early, so that it opens at once. A press outside closes it. */
export function NavigationSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigation = useAtomValue(entriesAtom);
  const current = currentEntry(useLocation().pathname);
  const dialog = useModalDialog({ open, onClose, closeOutside: true });
  const id = useId();
  useIdlePrefetch(true, LazyMenuMore.preload);
  return (
    <Surface ref={dialog} aria-labelledby={id}>
      <Inner>
        <Head>
          <h2 id={id}>Menu</h2>
          <CloseButton onClick={onClose} />
        </Head>
        <Main aria-label="Main">
          <MenuEntries>
            {navigation.map((entry) => (
              <MenuEntry
                key={entry.to}
                {...entry}
                isCurrent={entry.to === current}
                onFollow={onClose}
              />
            ))}
          </MenuEntries>
        </Main>
        {/* While the menu is closed, the page must not contain the investor's name and links a second time. */}
        {open ? <LazyMenuMore onFollow={onClose} /> : null}
      </Inner>
    </Surface>
  );
}

const Surface = styled.dialog`
  width: min(20rem, calc(100vw - 3rem));
  max-width: none;
  inset-block: ${frameView.above} ${frameView.below};
  height: ${frameView.height};
  max-height: none;
  margin: 0 0 0 auto;
  padding: 0;
  background: ${tokens.colour.surface};
  color: ${tokens.colour.ink};
  border: 0;
  box-shadow: ${tokens.shadow[3]};
  scroll-padding-bottom: ${toastRoom};
  transition: transform ${tokens.motion.calm} ${tokens.motion.ease};

  &::backdrop {
    background: ${tokens.colour.veil};
  }

  @starting-style {
    &[open] {
      transform: translateX(1.5rem);
    }
  }

  /* The header shows the navigation's links, and the rest of the menu fits below its button. */
  ${media.navigation} {
    height: fit-content;
    max-height: calc(${frameView.height} - 4.5rem);
    margin: 3.75rem ${contentEdge} auto auto;
    border: 1px solid ${tokens.colour.line};
    border-radius: ${tokens.radius.lg};

    &::backdrop {
      background: none;
    }
  }
`;

const Inner = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  min-height: 100%;
  padding: ${tokens.space[5]} ${tokens.space[4]} calc(${tokens.space[5]} + ${toastRoom});
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 0 ${tokens.space[3]};

  h2 {
    font-size: ${tokens.text.md};
  }
`;

const Main = styled.nav`
  ${media.navigation} {
    display: none;
  }
`;
