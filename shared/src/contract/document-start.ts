/** A read that the document's first script began before the portal was there. Used once. */
export interface PrefetchedResponse {
  method: string;
  url: string;
  /** The JSON text that was sent; '' for none. */
  body: string;
  token: string;
  /** `performance.now()` when it began, ms. */
  at: number;
  response: Promise<Response>;
}

/** What the document's first script (host/src/boot) leaves for the portal, as the global `portalStart`. */
export interface DocumentStart {
  /** Window messages from the embedding page that came before the portal listened. */
  messages: MessageEvent[];
  reads: PrefetchedResponse[];
  /** The first screen's picture, as soon as an answer has told its address. */
  pictures: string[];
  /** The portal listens from now on. */
  handOn: () => void;
}

declare global {
  /** Absent while developing, in Node, and where the first script could not run. */
  var portalStart: DocumentStart | undefined;
}

export function documentStart(): DocumentStart | undefined {
  return globalThis.portalStart;
}
