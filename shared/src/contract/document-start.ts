import type { Visitor } from '@investor-portal/registry/choose';

export interface PrefetchedResponse {
  method: string;
  url: string;
  /** The JSON text that was sent, or '' without a body. */
  body: string;
  token: string;
  at: number;
  response: Promise<Response>;
  /** The header with which it was sent, if the configuration traces requests. */
  traceparent?: string | undefined;
  taken?: boolean;
}

export interface PrefetchSession {
  /** '' for a visitor without a session. */
  token: string;
  code?: string;
  externalReferenceCode?: string;
  accountId?: string;
}

export interface FirstResponses {
  visitor: boolean;
  /** The bodies of the responses to the screen's requests (src/prefetch.ts), in their order. They are not validated. */
  bodies: readonly unknown[];
  picture: Promise<string>;
}

/** The global `portalStart`, which the document's first script (host/src/boot) leaves for the portal. */
export interface DocumentStart {
  /** Hand-overs and sign-outs that arrived before the portal listened. The sender is not checked yet. */
  messages: MessageEvent[];
  reads: PrefetchedResponse[];
  /** Resolves with the parsed registry in the page once a key of the configuration has verified its signature. */
  signedRegistry?: Promise<unknown> | undefined;
  /** Called when the portal's script has arrived, because the first screen's pictures no longer compete with it. */
  preloadPictures: () => void;
  /** For the first frame of a screen. It does not settle if there should be no frame. */
  firstResponses?: Promise<FirstResponses>;
  /** Called when the portal listens to messages itself. The first script stops listening. */
  handOn: () => void;
  /** Never set. The next major version of the contract removes it. */
  preloaded?: boolean;
  /**
   * Fetches the scripts of the screen at an address.
   * @param visitor decides which release is current.
   * @param press the investor is opening it: the scripts are preloaded and, with a session, its requests are sent.
   */
  prefetch: (
    pathname: string,
    visitor: Visitor | undefined,
    press?: { session: PrefetchSession | undefined },
  ) => void;
}

declare global {
  /** Absent in development, in Node, and if the first script could not run. */
  var portalStart: DocumentStart | undefined;
}

export function documentStart(): DocumentStart | undefined {
  return globalThis.portalStart;
}
