// The names that monolith-best.cjs gives the remotes' routes.

declare module 'bench-remote/*' {
  import type { RemoteModule } from '@investor-portal/shared/contract/define-remote';
  export const remote: RemoteModule;
}
