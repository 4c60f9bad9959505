/** Fires a message event, by default as if the page's own window had posted it. */
export function receiveMessage(
  data: unknown,
  origin = window.location.origin,
  source: unknown = window,
): void {
  const from = source as MessageEventSource | null;
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: from }));
}

/** Collects the messages that are posted to the page's own window from now on. */
export function recordMessages(): unknown[] {
  const posted: unknown[] = [];
  window.addEventListener('message', ({ data }) => posted.push(data));
  return posted;
}

export const messagesArrived = () => new Promise((resolve) => setTimeout(resolve));

/** Makes `parent` the window that embeds the page, during the tests of a block. */
export function frameIn(parent: object): void {
  const embedBy = (value: object) =>
    Object.defineProperty(window, 'parent', { value, configurable: true });
  beforeEach(() => void embedBy(parent));
  afterEach(() => void embedBy(window));
}
