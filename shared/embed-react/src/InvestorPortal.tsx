import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type AriaAttributes,
  type ComponentPropsWithoutRef,
} from 'react';
import {
  loadInvestorPortal,
  type AppActions,
  type FixedVersion,
  type MountedPortal,
  type MountOptions,
  type PortalStatus,
} from '@investor-portal/embed';

type Attribute = 'id' | 'role' | 'className' | 'style' | keyof AriaAttributes;
const isAttribute = /^(?:id|role|className|(?:aria|data)-.+)$/;

/**
 * The options of the portal, and attributes of the element around its frame. The element needs a height, unless `height` is
 * `auto`. It is as high as the window unless the style says otherwise.
 */
export interface InvestorPortalProps
  extends MountOptions, Pick<ComponentPropsWithoutRef<'div'>, Attribute> {
  /** A version of embed.js to keep to. It is read when the portal opens. Without it, the page runs the version of the portal. */
  fixed?: FixedVersion | undefined;
  /** Called with the handle (`signOut`, `navigate`, `handOver`) when the frame is there, and with null when it goes. */
  onPortal?: ((portal: MountedPortal | null) => void) | undefined;
  /** Called with each change of where the portal stands, also when embed.js cannot be loaded or refuses an option. */
  onStatus?: ((status: PortalStatus) => void) | undefined;
}

/**
 * Shows the portal. Functions, `appearance` and `screen` may change with any rendering. Another `portalUrl` or `height` opens
 * the portal anew. `onSignIn` and `appActions` have the same names as long as the portal is open.
 */
export const InvestorPortal = forwardRef<HTMLDivElement | null, InvestorPortalProps>(
  function InvestorPortal(props, ref) {
    const { portalUrl, height, appearance, screen, style } = props;
    const container = useRef<HTMLDivElement>(null);
    useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => container.current);
    const mounted = useRef<MountedPortal | null>(null);
    const told = useRef('');
    const latest = useRef(props);
    useEffect(() => {
      latest.current = props;
    });

    useEffect(() => {
      let isGone = false;
      const tell = (value: PortalStatus) => {
        if (JSON.stringify(value) === told.current) return;
        told.current = JSON.stringify(value);
        latest.current.onStatus?.(value);
        latest.current.onEvent?.({ action: 'embed:status', value });
      };
      // The failure of a script ends here. Told at its end, a page that shows it in place of the portal would ask in a loop.
      tell({ state: 'loading' });
      const open = async () => {
        // A page cannot unload a script, so another version later has no effect on an open portal.
        const { mount } = await loadInvestorPortal(portalUrl, latest.current.fixed);
        if (isGone || !container.current) return;
        const first = latest.current;
        const portal = mount(container.current, {
          portalUrl,
          height,
          appearance: first.appearance,
          screen: first.screen,
          title: first.title,
          onSignIn: first.onSignIn && (() => latest.current.onSignIn?.()),
          appActions:
            first.appActions && latestOf(first.appActions, () => latest.current.appActions),
          getPartnerDetails: (request) => latest.current.getPartnerDetails(request),
          onEvent: (event) => {
            if (event.action === 'embed:status') tell(event.value);
            else latest.current.onEvent?.(event);
          },
        });
        mounted.current = portal;
        latest.current.onPortal?.(portal);
      };
      open().catch((error: unknown) => {
        if (isGone) return;
        reportError(error);
        const failure = { error: String(error), doctor: doctorOf(portalUrl) };
        tell({ state: 'failed', reason: 'script', ...failure });
      });
      return () => {
        isGone = true;
        if (!mounted.current) return;
        mounted.current.unmount();
        mounted.current = null;
        latest.current.onPortal?.(null);
        tell({ state: 'loading' });
      };
    }, [portalUrl, height]);

    useChange(appearance, (next) => next && mounted.current?.setAppearance(next));
    // A page that renders anew may give the same destination as another object.
    useChange(screen && JSON.stringify(screen), () => screen && mounted.current?.navigate(screen));

    const size = height === 'auto' ? {} : { height: '100dvh' };
    const attributes = Object.entries(props).filter(([name]) => isAttribute.test(name));
    return (
      <div {...Object.fromEntries(attributes)} ref={container} style={{ ...size, ...style }} />
    );
  },
);

/** `portalUrl` may have the path of a screen, and is not a URL if embed.js refuses it. */
function doctorOf(portalUrl: string): string {
  return `${String(portalUrl).replace(/^(\w+:\/\/[^/?#]+).*$/, '$1')}/__doctor`;
}

interface PortalState {
  status: PortalStatus;
  /** The handle, as long as the frame is there. */
  portal: MountedPortal | null;
  /** Spread it on the component: `<InvestorPortal {...bind} … />`. */
  bind: { [Name in 'onPortal' | 'onStatus']: NonNullable<InvestorPortalProps[Name]> };
}

/** The handle and the status of a portal, for the component that renders `InvestorPortal`. */
export function usePortal(): PortalState {
  const [status, onStatus] = useState<PortalStatus>({ state: 'loading' });
  const [portal, onPortal] = useState<MountedPortal | null>(null);
  return { status, portal, bind: { onPortal, onStatus } };
}

/** Calls back when a value is another than in the first rendering, and at each change after that. */
function useChange<Value>(value: Value, onChange: (value: Value) => void): void {
  const known = useRef(value);
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    onChange(value);
  });
}

/** If a function is gone by the latest rendering, the call throws, so that the portal is told. */
function latestOf(first: AppActions, latest: () => AppActions | undefined): AppActions {
  const now = <Name extends keyof AppActions>(name: Name): NonNullable<AppActions[Name]> => {
    const action = latest()?.[name];
    if (!action) throw new Error(`InvestorPortal: appActions has no \`${name}\` now.`);
    return action;
  };
  return {
    file: first.file && ((file) => now('file')(file)),
    open: first.open && ((url) => now('open')(url)),
    print: first.print && ((printable) => now('print')(printable)),
  };
}
