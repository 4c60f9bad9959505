import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { loadingTextAtom, loadingAtom } from '@investor-portal/shared/session/loading';
import {
  hasEnded,
  hasExpired,
  pageSessionAtom,
} from '@investor-portal/shared/session/page-session';
import { frameView } from '@investor-portal/shared/theme/frame-view';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { Spinner } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { useTopLayerContainer } from './use-top-layer-container';

/** The full-screen overlay for the shared loading flag (spec §2). Screen readers announce it in a dialog too. */
export function LoadingOverlay() {
  const session = useAtomValue(pageSessionAtom);
  // The work of an expired session waits until the investor has signed in again (ExpiredSession).
  const isIdle = hasEnded(session) || hasExpired(session);
  const loading = useAtomValue(loadingAtom) && !isIdle;
  const container = useTopLayerContainer();
  useEffect(() => (loading ? blockKeyboardInput() : undefined), [loading]);
  return createPortal(
    <div role="status">
      {loading ? (
        <Backdrop popover="manual" ref={showInTopLayer}>
          <Message />
        </Backdrop>
      ) : null}
    </div>,
    container,
  );
}

const longWaitMs = 8_000;

function Message() {
  const doing = useAtomValue(loadingTextAtom);
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longWaitMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Panel>
      <Spinner />
      <p>Loading... This may take a few seconds.</p>
      {doing ? (
        <p>
          <NoWrap>{doing}</NoWrap>
        </p>
      ) : null}
      {long ? <p>We are still waiting.</p> : null}
    </Panel>
  );
}

// An open modal dialog covers everything outside the top layer. The overlay may be in a dialog that was just removed.
function showInTopLayer(backdrop: HTMLElement | null): void {
  if (backdrop?.isConnected && typeof backdrop.showPopover === 'function') backdrop.showPopover();
}

const allowedKeys = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/** Blocks keys and screen reader clicks below the overlay, but not Tab and shortcuts. Returns a function that unblocks. */
function blockKeyboardInput(): () => void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onKey = (event: KeyboardEvent) => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey || /^F\d/.test(event.key);
    if (!isShortcut && !allowedKeys.includes(event.key)) swallow(event);
  };
  // A pointer click has a detail of 1 or more and can hit only what is above the overlay.
  const onClick = (event: MouseEvent) => {
    if (event.detail === 0) swallow(event);
  };
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('click', onClick, true);
  return () => {
    window.removeEventListener('keydown', onKey, true);
    window.removeEventListener('click', onClick, true);
  };
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  width: auto;
  height: auto;
  margin: 0;
  border: 0;
  z-index: ${tokens.layer.overlay};
  display: grid;
  place-content: center;
  padding: calc(${tokens.space[6]} + ${frameView.above}) ${tokens.space[6]}
    calc(${tokens.space[6]} + ${frameView.below});
  background: ${tokens.colour.haze};
  /* Work that ends sooner shows no overlay, so the overlay never flashes. */
  animation: ${appear} 120ms 150ms backwards;
`;

/** The panel is solid, because the figures behind it would make its text unreadable. */
const Panel = styled(Card)`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[3]};
  max-width: 22rem;
  color: ${tokens.colour.ink};
  font-weight: 560;
  text-align: center;

  p + p {
    color: ${tokens.colour['ink-soft']};
    font-weight: 400;
  }
`;
