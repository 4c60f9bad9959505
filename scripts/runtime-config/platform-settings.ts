export interface PlatformSettings {
  portalUrl: string;
  partnerApiUrl: string;
  /** Whether the partner API is the sandbox, which lists its investors. Otherwise the user enters an investor. */
  sandbox: boolean;
  /** Whether the sandbox runs in a service worker of this page (decision 107). */
  inBrowser?: boolean;
}
