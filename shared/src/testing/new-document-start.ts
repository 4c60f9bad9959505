import type { DocumentStart } from '../contract/document-start';

/** What the document's first script leaves to the portal: nothing but what a test says. */
export function newDocumentStart(change: Partial<DocumentStart> = {}): DocumentStart {
  const nothing = () => undefined;
  const calls = { preloadPictures: nothing, handOn: nothing, prefetch: nothing };
  return { messages: [], reads: [], ...calls, ...change };
}
