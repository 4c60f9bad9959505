/** What the platform hands over (spec §3 'Partner/external details'). */
export interface PartnerDetails {
  code: string;
  externalReferenceCode: string;
  tokenDetails: { access_token: string };
  /** The investor's location for a signature's metadata: a string, or an object whose string values are joined. */
  location?: string | Record<string, unknown> | null;
}

/** The portal's messages (shared/docs/embedding.md, 'Messages'), and `embed:error` when a hand-over fails. */
export interface PortalEvent {
  action: string;
  value: unknown;
}

/** `system` follows the investor's device. */
export type Appearance = 'light' | 'dark' | 'system';

export interface MountOptions {
  /** The URL of the portal, such as `https://portal.example`. A path opens that screen. */
  portalUrl: string;
  /**
   * Called when the portal is ready and whenever it needs a fresh token. Return `null` when nobody is signed in; the
   * portal then signs the investor out. When it rejects, the portal shows that it has no session and offers Retry.
   */
  getPartnerDetails: () => PartnerDetails | null | Promise<PartnerDetails | null>;
  onEvent?: (event: PortalEvent) => void;
  /** `fill` (default) takes the element's height, `auto` the content's, up to the window's height. */
  height?: 'fill' | 'auto';
  /** Light or dark; by default what the portal's configuration says, which is light by default. */
  appearance?: Appearance;
}

export interface PreloadOptions {
  /** The address that `mount` will open. */
  portalUrl: string;
}

export interface MountedPortal {
  iframe: HTMLIFrameElement;
  /** Hands over again, for another investor or with a token renewed ahead of time. */
  handOver: () => Promise<void>;
  /**
   * Signs the investor out: the portal deletes session, drafts and cached data in every tab of this browser.
   * `getPartnerDetails` is not called again until `handOver`.
   */
  signOut: () => void;
  /** Changes the appearance in place, for instance when the platform's own page turns dark. */
  setAppearance: (appearance: Appearance) => void;
  /** Removes the frame, also one of the page's own markup, so that no session stays behind without anyone to renew it. */
  unmount: () => void;
}
