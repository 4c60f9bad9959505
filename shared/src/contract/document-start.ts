/** A request that the document's first script sent before the portal had loaded. Used once. */
export interface PrefetchedResponse {
  method: string;
  url: string;
  /** The JSON text that was sent; '' for none. */
  body: string;
  token: string;
  /** `performance.now()` when it was sent, ms. */
  at: number;
  response: Promise<Response>;
}

/** What the document's first script (host/src/boot) leaves for the portal, as the global `portalStart`. */
export interface DocumentStart {
  /** Window messages from the embedding page that arrived before the portal listened. */
  messages: MessageEvent[];
  reads: PrefetchedResponse[];
  /** The address of the first screen's picture, as soon as a response has named it. */
  pictures: string[];
  /** Called when the portal starts listening itself. */
  handOn: () => void;
  /** In a frame that the embedding page has preloaded and not opened yet. */
  preloaded?: boolean;
}

declare global {
  /** Absent in development, in Node, and where the first script could not run. */
  var portalStart: DocumentStart | undefined;
}

export function documentStart(): DocumentStart | undefined {
  return globalThis.portalStart;
}
