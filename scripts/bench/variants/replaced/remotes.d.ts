// The names that monolith-best.cjs gives the remotes' routes, and their first screens. The props of these are checked
// where they are rendered.

declare module 'bench-remote/*' {
  import type { RemoteModule } from '@investor-portal/shared/contract/define-remote';
  export const remote: RemoteModule;
}

declare module 'bench-screen/*' {
  type Screen = (props: object) => null;
  export const OpportunitiesPage: Screen;
  export const CommitmentsPage: Screen;
}
