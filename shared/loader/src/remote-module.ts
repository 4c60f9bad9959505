import type { ReactNode } from 'react';

/** A full URL pattern (`/main/portfolio/stock-position/:id`) and its screen. */
export interface RemoteRoute {
  path: string;
  element: ReactNode;
  /** Loads the chunk of the screen. Never rejects, because the screen itself shows a failure. */
  preload?: () => Promise<void>;
}

/** The object that every remote exposes as `./routes`. */
export interface RemoteModule {
  name: string;
  contract: string;
  routes: readonly RemoteRoute[];
}
