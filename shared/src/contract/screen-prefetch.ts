/** A request of a screen's first rendering, made by the fetcher that the screen uses. */
interface FetcherCall {
  /**
   * Calls the fetcher with placeholders for what the page fills in: `{code}`, `{externalReferenceCode}`, `{accountId}`
   * and the route's own parameters, such as `{id}`. It sends one request.
   */
  call: () => Promise<unknown>;
  /** Paths to the screen's first picture in the response, a link or a key: `data.0.banner`. The first match counts. */
  picture?: readonly string[];
  /** Only a visitor's screen makes this request; the others are an investor's. */
  visitor?: boolean;
}

interface ScreenPrefetch {
  /** The webpack chunks that the screen needs besides the remote's routes. */
  chunks?: readonly string[];
  calls?: readonly FetcherCall[];
}

/**
 * What a cold page fetches for the screen of each route pattern while the portal's script downloads (decision 80). A
 * remote exports it as `screens` of `src/prefetch.ts`, which only the build runs.
 */
export type PrefetchByRoute = Readonly<Record<string, ScreenPrefetch>>;
