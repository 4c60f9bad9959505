import type { ReactNode } from 'react';

/** A full URL pattern (`/main/portfolio/stock-position/:id`) and its screen. */
export interface RemoteRoute {
  path: string;
  element: ReactNode;
  /** Starts to load what the screen needs besides the routes. Never rejects: the screen itself shows a failure. */
  preload?: () => Promise<void>;
}

/** What every remote exposes as `./routes`. */
export interface RemoteModule {
  name: string;
  /** The contract version the remote was built against. */
  contract: string;
  routes: readonly RemoteRoute[];
}
