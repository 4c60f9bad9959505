import type { DocumentStart } from '../contract/document-start';

/** The object that the document's first script leaves for the portal, empty except for a test's changes. */
export function newDocumentStart(change: Partial<DocumentStart> = {}): DocumentStart {
  const nothing = () => undefined;
  const calls = { preloadPictures: nothing, handOn: nothing, prefetch: nothing };
  return { messages: [], reads: [], ...calls, ...change };
}
