import type { Destination } from '@investor-portal/embed/destinations';
import type { PortalEvent, PortalStatus, PrintableDocument } from '@investor-portal/embed/messages';

/** What the platform hands over (spec §3 'Partner/external details'). */
export interface PartnerDetails {
  code: string;
  externalReferenceCode: string;
  tokenDetails: {
    access_token: string;
    /** Seconds until the token expires. A JWT needs none, because it says so itself. */
    expires_in?: number | undefined;
  };
  /** The investor's location for a signature's metadata: a string, or an object whose string values are joined. */
  location?: string | Record<string, unknown> | null | undefined;
  /** The name of a group that gets new versions first, such as your own staff. */
  cohort?: string | undefined;
}

/** Why the portal needs details. For `expired` and `retry`, a token from a cache may be the one that the API has refused. */
export type DetailsReason = 'start' | 'expired' | 'retry' | 'handover';

/** `system` follows the investor's device. */
export type Appearance = 'light' | 'dark' | 'system';

export interface MountOptions {
  /** The URL of the portal, such as `https://portal.example`. A path opens that screen. */
  portalUrl: string;
  /**
   * Called when the portal is ready and whenever it needs a fresh token. Return `null` when nobody is signed in; the
   * portal then signs the investor out. When it rejects, the portal says that the platform did not answer and offers Retry.
   */
  getPartnerDetails: (request: {
    reason: DetailsReason;
  }) => PartnerDetails | null | Promise<PartnerDetails | null>;
  /** The screen that opens first. Nothing is before it in the browser's history. */
  screen?: Destination | undefined;
  /** The accessible name of the frame, by default `Investor portal`. */
  title?: string | undefined;
  onEvent?: ((event: PortalEvent) => void) | undefined;
  /** Opens the page's own sign-in. With it, the portal shows a button Sign in where a session is missing or has expired. */
  onSignIn?: (() => void) | undefined;
  /** `fill` (default) takes the element's height, `auto` the content's, up to the window's height. */
  height?: 'fill' | 'auto' | undefined;
  /** The default is in the portal's configuration. */
  appearance?: Appearance | undefined;
  /** For a page inside an app: what the app does in place of its web view. The portal asks only for what is given here. */
  appActions?: AppActions | undefined;
}

/**
 * Each function settles as soon as the app has taken the request over, and rejects or throws when it cannot. The portal
 * offers the investor another way when a function fails, or has not settled within ten seconds.
 */
export interface AppActions {
  /** Saves or shares a file, such as an exported list. */
  file?: ((file: File) => unknown) | undefined;
  /** Opens the address of a document or a page outside the portal. */
  open?: ((url: string) => unknown) | undefined;
  /** Prints a document. */
  print?: ((printable: PrintableDocument) => unknown) | undefined;
}

/** After `unmount`, all calls but `signOut` and `unmount` fail. */
export interface MountedPortal {
  iframe: HTMLIFrameElement;
  /** Where the portal stands. Each change is an event 'embed:status'. */
  readonly status: PortalStatus;
  /** Hands over again, for another investor or with a token renewed ahead of time. */
  handOver: () => Promise<void>;
  /**
   * Signs the investor out: the portal deletes session, drafts and cached data in every tab that shares the frame's storage.
   * `getPartnerDetails` is not called again until `handOver`, or Retry or Accept of the investor. After `unmount`, a hidden frame
   * does it. The promise settles when the portal has done it, and after two seconds at the latest. It never rejects.
   */
  signOut: () => Promise<void>;
  /** The investor stays on the screen and keeps what is typed. */
  setAppearance: (appearance: Appearance) => void;
  /**
   * Opens a screen of the portal, as a link inside the portal does. If the investor has unsaved input, the portal asks first.
   * Before the portal has started, only the latest call counts.
   */
  navigate: (destination: Destination) => void;
  /** Removes the frame. The session stays in the browser's storage. To delete it, call `signOut` first. */
  unmount: () => void;
}

/** The functions that embed.js adds to the page as `InvestorPortal`. */
export interface InvestorPortalApi {
  /** Shows the portal inside `element` and keeps its session alive. */
  mount: (element: Element, options: MountOptions) => MountedPortal;
  /** Signs the investor out, on a page that shows the portal or does not. A hidden frame then stays until it is done. */
  signOut: (options: Pick<MountOptions, 'portalUrl'>) => Promise<void>;
}
