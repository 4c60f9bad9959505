/** All remotes (webpack.config.cjs). */
declare module 'virtual:remotes' {
  import type { RemoteModule, RemoteName } from '@investor-portal/shared/contract/define-remote';
  export const remotes: Readonly<Record<RemoteName, RemoteModule>>;
}
