// The remotes' routes, by the names the two builds give them.
declare module 'bench-remote/*' {
  export const remote: import('@investor-portal/shared/contract/define-remote').RemoteModule;
}

declare module 'onboarding/routes' {
  export const remote: import('@investor-portal/shared/contract/define-remote').RemoteModule;
}

declare module 'opportunities/routes' {
  export const remote: import('@investor-portal/shared/contract/define-remote').RemoteModule;
}

declare module 'portfolio/routes' {
  export const remote: import('@investor-portal/shared/contract/define-remote').RemoteModule;
}
