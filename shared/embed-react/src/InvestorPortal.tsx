import { useEffect, useRef, type CSSProperties, type ReactElement } from 'react';
import {
  loadInvestorPortal,
  type AppActions,
  type FixedVersion,
  type MountedPortal,
  type MountOptions,
} from '@investor-portal/embed';

export interface InvestorPortalProps extends MountOptions {
  /** A version of embed.js to keep to. It is read when the portal opens. Without it, the page runs the version of the portal. */
  fixed?: FixedVersion;
  /** Called with the handle when the frame is there, and with null when it goes: `signOut`, `navigate`, `handOver`. */
  onPortal?: (portal: MountedPortal | null) => void;
  /** Called when embed.js cannot be loaded, or refuses an option. Without it the browser reports the error. */
  onLoadError?: (error: unknown) => void;
  className?: string;
  /** The element around the frame needs a height, unless `height` is `auto`. It is as high as the window unless the style says otherwise. */
  style?: CSSProperties;
}

/**
 * Shows the portal. Functions and `appearance` may change with any rendering. Another `portalUrl` or `height` opens the portal
 * anew. `appActions` has the same names as long as the portal is open.
 */
export function InvestorPortal(props: InvestorPortalProps): ReactElement {
  const { portalUrl, height, appearance, className, style } = props;
  const container = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedPortal | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    let isGone = false;
    const open = async () => {
      // A page cannot unload a script, so another version later has no effect on an open portal.
      const { mount } = await loadInvestorPortal(portalUrl, latest.current.fixed);
      if (isGone || !container.current) return;
      const { appearance: first, appActions } = latest.current;
      const portal = mount(container.current, {
        portalUrl,
        ...(height && { height }),
        ...(first && { appearance: first }),
        ...(appActions && { appActions: latestOf(appActions, () => latest.current.appActions) }),
        getPartnerDetails: () => latest.current.getPartnerDetails(),
        onEvent: (event) => latest.current.onEvent?.(event),
      });
      mounted.current = portal;
      latest.current.onPortal?.(portal);
    };
    open().catch((error: unknown) => {
      if (isGone) return;
      const { onLoadError = reportError } = latest.current;
      onLoadError(error);
    });
    return () => {
      isGone = true;
      if (!mounted.current) return;
      mounted.current.unmount();
      mounted.current = null;
      latest.current.onPortal?.(null);
    };
  }, [portalUrl, height]);

  const shown = useRef(appearance);
  useEffect(() => {
    if (!appearance || appearance === shown.current) return;
    shown.current = appearance;
    mounted.current?.setAppearance(appearance);
  }, [appearance]);

  const size = height === 'auto' ? {} : { height: '100dvh' };
  return <div ref={container} className={className} style={{ ...size, ...style }} />;
}

/**
 * Returns functions with the same names as in `first`, which call the functions of the latest rendering. If a function is
 * gone by then, the call throws, so that the portal is told.
 */
function latestOf(first: AppActions, latest: () => AppActions | undefined): AppActions {
  const now = <Name extends keyof AppActions>(name: Name): NonNullable<AppActions[Name]> => {
    const action = latest()?.[name];
    if (!action) throw new Error(`InvestorPortal: appActions has no \`${name}\` now.`);
    return action;
  };
  return {
    ...(first.file && { file: (file) => now('file')(file) }),
    ...(first.open && { open: (url) => now('open')(url) }),
    ...(first.print && { print: (printable) => now('print')(printable) }),
  };
}
