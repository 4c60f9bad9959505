import type { Visitor } from '@investor-portal/registry/choose';

/** A request that the document's first script has sent before the portal needed it. Used once. */
export interface PrefetchedResponse {
  method: string;
  url: string;
  /** The JSON text that was sent; '' for none. */
  body: string;
  token: string;
  /** `performance.now()` when it was sent, ms. */
  at: number;
  response: Promise<Response>;
  /** The portal has used it. */
  taken?: boolean;
}

/** Whose requests the first script sends. */
export interface PrefetchSession {
  /** '' for a visitor without a session. */
  token: string;
  code?: string;
  externalReferenceCode?: string;
  accountId?: string;
}

/** What the document's first script (host/src/boot) leaves for the portal, as the global `portalStart`. */
export interface DocumentStart {
  /** Window messages from the platform's page that arrived before the portal listened. */
  messages: MessageEvent[];
  reads: PrefetchedResponse[];
  /** The registry in the page, parsed, once the signature by a key of the configuration is verified. */
  signedRegistry?: Promise<unknown> | undefined;
  /** Called when the portal's script has arrived: the first screen's pictures no longer compete with it. */
  preloadPictures: () => void;
  /** Called when the portal starts listening itself. */
  handOn: () => void;
  /** In a frame that the platform's page has preloaded and not opened yet. */
  preloaded?: boolean;
  /**
   * Preloads the scripts of the screen at an address and, with a session, sends its requests.
   * @param visitor decides which release is current.
   */
  prefetch: (pathname: string, visitor: Visitor | undefined, session?: PrefetchSession) => void;
}

declare global {
  /** Absent in development, in Node, and where the first script could not run. */
  var portalStart: DocumentStart | undefined;
}

export function documentStart(): DocumentStart | undefined {
  return globalThis.portalStart;
}
