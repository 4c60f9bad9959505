/** What the platform hands over: spec §3 'Partner/external details'. */
export interface PartnerDetails {
  code: string;
  externalReferenceCode: string;
  tokenDetails: { access_token: string };
  /** Where the investor is, for the metadata of a signature: a text, or an object whose words are put in a row. */
  location?: string | Record<string, unknown> | null;
}

/** What the page is told: the portal's messages (design.md, 'Embedding'), and `embed:error` when handing over failed. */
export interface PortalEvent {
  action: string;
  value: unknown;
}

export interface MountOptions {
  /** Where the portal is served: `https://portal.example`. A path opens that screen. */
  portalUrl: string;
  /**
   * Called when the portal is ready and whenever it needs a fresh token. `null`: nobody is signed in on the platform, and
   * the portal forgets the investor. A failure forgets nobody: the portal says that it has no session, and offers Retry.
   */
  getPartnerDetails: () => PartnerDetails | null | Promise<PartnerDetails | null>;
  onEvent?: (event: PortalEvent) => void;
  /** `fill` (default): as high as the element. `auto`: as high as the content, up to the window's height. */
  height?: 'fill' | 'auto';
}

export interface MountedPortal {
  iframe: HTMLIFrameElement;
  /** Hands over again: another investor, or a token renewed ahead of time. */
  handOver: () => Promise<void>;
  /**
   * The investor has signed out: the portal forgets session, drafts and what it has read, in every tab of this browser.
   * `getPartnerDetails` is not called again until `handOver`.
   */
  signOut: () => void;
  unmount: () => void;
}
