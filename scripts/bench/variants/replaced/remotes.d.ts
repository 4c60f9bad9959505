// The remotes' routes, by the names the two builds give them.

declare module 'bench-remote/onboarding' {
  import type { RemoteModule } from '@investor-portal/shared/contract/define-remote';
  export const remote: RemoteModule;
}

declare module 'bench-remote/opportunities' {
  import type { RemoteModule } from '@investor-portal/shared/contract/define-remote';
  export const remote: RemoteModule;
}

declare module 'bench-remote/portfolio' {
  import type { RemoteModule } from '@investor-portal/shared/contract/define-remote';
  export const remote: RemoteModule;
}

declare module 'onboarding/routes' {
  import type { RemoteModule } from '@investor-portal/shared/contract/define-remote';
  export const remote: RemoteModule;
}

declare module 'opportunities/routes' {
  import type { RemoteModule } from '@investor-portal/shared/contract/define-remote';
  export const remote: RemoteModule;
}

declare module 'portfolio/routes' {
  import type { RemoteModule } from '@investor-portal/shared/contract/define-remote';
  export const remote: RemoteModule;
}

// Screens by their component's name. Their props are checked where they are rendered.

declare module 'bench-screen/OpportunitiesPage' {
  export function OpportunitiesPage(props: object): null;
}

declare module 'bench-screen/CommitmentsPage' {
  export function CommitmentsPage(props: object): null;
}

declare module 'bench-screen/ActivityDetailPage' {
  export function ActivityDetailPage(props: object): null;
}
