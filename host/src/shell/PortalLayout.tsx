import { useAtomValue } from 'jotai';
import { useEffect, type MouseEvent } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@investor-portal/shared/routes/paths';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { colours } from '@investor-portal/shared/theme/colours';
import { inDark, media } from '@investor-portal/shared/theme/media';
import { contentEdge } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { ExpiredSession } from '../gates/lazy-gates';
import { PageGate } from '../gates/PageGate';
import { useHandoverTimeout } from '../gates/use-missing-handover';
import { useCurrentUser } from '../gates/use-current-user';
import { reportScreen } from '../gates/platform-screens';
import { notifyPlatform } from '../platform/platform';
import defaultLogo from './favicon.svg';
import { LoadingOverlay } from './LoadingOverlay';
import { Navigation } from './Navigation';
import { Notices } from './Notices';

export function PortalLayout() {
  const { pathname, search } = useLocation();
  useHandoverTimeout();
  useCurrentUser();
  useFrameReports(pathname, search);
  return (
    <>
      <SkipLink />
      <PortalHeader />
      <main id={contentId} tabIndex={-1}>
        <Notices />
        <PageGate>
          <Outlet />
        </PageGate>
      </main>
      <LoadingOverlay />
      <ExpiredSession />
    </>
  );
}

const contentId = 'content';

function SkipLink() {
  // Following the link would add a history entry, and Back would lead here instead of to the previous page.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(contentId)?.focus();
  };
  return (
    <SkipAnchor href={`#${contentId}`} onClick={skip} data-screen-only="">
      Skip to content
    </SkipAnchor>
  );
}

function PortalHeader() {
  const signedIn = useAtomValue(accessTokenAtom) !== '';
  const { logo, name } = runtimeConfig().brand;
  return (
    <Bar>
      <Brand to={paths.root}>
        <img src={logo ?? defaultLogo} alt="" width={28} height={28} data-platform={logo && ''} />
        <span translate="no">{name}</span>
      </Brand>
      {signedIn ? <Navigation /> : null}
    </Bar>
  );
}

function useFrameReports(path: string, search: string): void {
  useEffect(() => {
    notifyPlatform({ action: 'portal:navigated', value: { path, search } });
  }, [path, search]);
  useEffect(() => {
    if (path !== paths.root) void reportScreen(path);
  }, [path]);
  useEffect(watchContentHeight, []);
}

const pauseMs = 400;

/** Reports the height that the content needs. A lower one waits for a pause, because a loading screen is low for a moment. */
function watchContentHeight(): () => void {
  let last = 0;
  let timer: number | undefined;
  const { documentElement: root } = document;
  const update = () => {
    const { height: ofPage } = root.getBoundingClientRect();
    // In a frame that the platform has hidden, all sizes are 0.
    if (ofPage === 0) return;
    const hiddenRows = [...document.querySelectorAll('[data-fills-frame]')].map(
      ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
    );
    const height = Math.ceil(hiddenRows.reduce((sum, rows) => sum + rows, ofPage));
    window.clearTimeout(timer);
    if (height > last) report(height);
    else if (height < last) timer = window.setTimeout(report, pauseMs, height);
  };
  const report = (height: number) => {
    last = height;
    notifyPlatform({ action: 'portal:resize', value: { height } });
  };
  const observer = new ResizeObserver(update);
  observer.observe(root);
  return () => {
    window.clearTimeout(timer);
    observer.disconnect();
  };
}

const SkipAnchor = styled.a`
  position: fixed;
  inset: ${tokens.space[2]} auto auto ${tokens.space[2]};
  z-index: ${tokens.layer.toast};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  background: ${tokens.colour.ink};
  border-radius: ${tokens.radius.md};
  color: ${tokens.colour.surface};
  font-weight: 600;

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${tokens.layer.sticky};
  display: flex;
  /* Wraps only if the text is very large. */
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space[3]};
  min-height: 3.5rem;
  padding-inline: ${tokens.space[4]};
  background: ${tokens.colour.surface};
  border-bottom: 1px solid ${tokens.colour.line};

  > button {
    flex: none;
    padding-inline: ${tokens.space[2]};
  }

  > button:first-of-type {
    min-width: 2.75rem;
    margin-inline-start: auto;
  }

  /* Aligns the last button's text with the right edge of the content. */
  > button:last-of-type {
    margin-inline: calc(-1 * ${tokens.space[2]});
  }

  ${media.tablet} {
    padding-inline: ${contentEdge};
  }

  ${media.low} {
    position: static;
  }
`;

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  max-width: 100%;
  min-height: 2.75rem;
  color: ${tokens.colour.ink};
  font-weight: 640;
  letter-spacing: -0.012em;
  line-height: 1.2;
  text-decoration: none;

  > img {
    flex: none;
  }

  /* The platform's logo was made for a light header. */
  ${inDark} & > [data-platform] {
    padding: 2px;
    background: ${colours.surface};
    border-radius: ${tokens.radius.sm};
  }
`;
