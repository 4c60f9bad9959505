// The names that monolith-best.cjs gives the remotes' routes and the router.

declare module 'bench-remote/*' {
  import type { RemoteModule } from '@investor-portal/shared/contract/define-remote';
  export const remote: RemoteModule;
}

declare module 'bench-router' {
  export * from 'react-router-dom';
}
