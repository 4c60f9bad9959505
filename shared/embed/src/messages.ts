/** Each side sends its version, and the portal compares both. */
export const protocolVersion = 1;
/** Names a frame of the platform's page while the page is left in the turn of its sign-out. */
export const signOutMark = 'portal-signed-out';

/** The names of the screens in 'portal:screen'. They identify neither the investor nor the campaign. */
export const screenNames = [
  'welcome',
  'registration',
  'public-opportunities',
  'profile',
  'premium-account',
  'qualified-account',
  'glossary',
  'opportunities',
  'watchlist',
  'compare',
  'campaign',
  'invest',
  'payment',
  'review',
  'portfolio',
  'commitments',
  'commitment',
  'campaign-commitments',
  'stock-positions',
  'stock-position',
  'account-activity',
  'account-activity-details',
  'statement',
  'allocation',
  'documents',
  'yearly-summary',
  'other',
] as const;
export type ScreenName = (typeof screenNames)[number];

/** A commitment that the investor has sent. `amount` is in units of the currency, such as 5000.5. */
export interface SentCommitment {
  /** The campaign's guid. */
  campaign: string;
  amount: number;
  currency: string;
}

/** A commitment that the investor has cancelled or reconfirmed. What could not be read after the change is null. */
export interface ChangedCommitment {
  guid: string;
  /** The campaign's guid. */
  campaign: string;
  code: string | null;
  amount: number | null;
  currency: string;
}

/** A fact that the partner API has settled, or about which nobody knows yet. Each is posted once in a browser. */
export type Fact =
  | { action: 'portal:registered'; value: null }
  | {
      action: 'portal:risk-acknowledged';
      /** `warning` was shown, `text` was ticked. `time` is an ISO 8601 instant. */
      value: { campaign: string; warning: string; text: string; time: string };
    }
  /** `guid` is null where the API has accepted the commitment but does not list it yet. */
  | { action: 'portal:commitment-submitted'; value: SentCommitment & { guid: string | null } }
  | { action: 'portal:commitment-unknown'; value: SentCommitment }
  | { action: 'portal:commitment-cancelled'; value: ChangedCommitment }
  | { action: 'portal:commitment-reconfirmed'; value: ChangedCommitment };

// Posted to the page around the portal (shared/docs/embedding.md, 'Events'). No message contains an investor's name, an e-mail
// address or a token. Facts, 'portal:navigated' and 'portal:top-up-wanted' are about the investor who is signed in.
export type PortalMessage =
  | Fact
  | { action: 'portal:ready'; value: { contract: string; protocol: number } }
  /** `retry` means that the investor has pressed Retry, or Accept as a visitor. */
  | { action: 'portal:session-expired'; value: { reason: 'expired' | 'retry' } }
  /** The partner API has answered a call, for the first time after a hand-over or a failure. */
  | { action: 'portal:session-accepted'; value: null }
  | { action: 'portal:signed-out'; value: null }
  /** Another tab has opened the portal for another investor. The page's own session may be that investor's. */
  | { action: 'portal:superseded'; value: null }
  /** Posted at most once a minute, while the investor presses, types or scrolls in the frame. */
  | { action: 'portal:activity'; value: null }
  | { action: 'portal:resize'; value: { height: number } }
  | { action: 'portal:navigated'; value: { path: string; search: string } }
  | { action: 'portal:screen'; value: { name: ScreenName } }
  /** The investor has pressed Sign in, which is offered where the page has `onSignIn`. */
  | { action: 'portal:sign-in-wanted'; value: null }
  /** `amount` is what the wallet lacks, if it lacks anything. */
  | { action: 'portal:top-up-wanted'; value: { amount?: number; currency: string } }
  | {
      action: 'portal:error';
      /** The failed part and the reason, with the version of a remote. */
      value: {
        source: string;
        kind: string;
        version?: string;
        reason?: string;
        /** The pattern of the address. */
        route?: string;
        /** Positions in the portal's scripts, for `pnpm releases trace`. */
        stack?: string;
      };
    }
  | {
      action: 'portal:metric';
      /** A measurement (shared/docs/telemetry.md). */
      value: { name: string; attributes: Readonly<Record<string, string | number>> };
    };

/** The events that `onEvent` hears: the portal's messages, and those of embed.js itself. */
export type PortalEvent = PortalMessage | { action: 'embed:status'; value: PortalStatus };

/** Where the portal stands. A failure of the session lasts until the API has answered, whatever your next details are. */
export type PortalStatus =
  | { state: 'loading' }
  /** The portal shows a screen to the investor who was handed over. The API need not have answered yet. */
  | { state: 'ready' }
  /** `page`: this page has signed out, or nobody is signed in. `other-tab`: another tab has, or has another investor. */
  | { state: 'signed-out'; reason: 'page' | 'other-tab' }
  | {
      state: 'failed';
      reason: FailureReason;
      /** A description of the failure for the platform's engineers. */
      error: string;
      /** The address of a page that says why. */
      doctor: string;
    };

export type FailureReason =
  /** embed.js did not load, or refused an option. Only the React component says this. */
  | 'script'
  /** The frame does not show the portal, or the portal has shown no screen for 30 seconds. */
  | 'not-ready'
  /** `portalUrl` redirects to another origin. */
  | 'other-origin'
  /** Told by the portal, and as the `kind` of a 'portal:error' whose source is `session`, unless embed.js itself notices it. */
  | SessionError;

/** `details`: `getPartnerDetails` threw, is late or gave unreadable details. `unusable`: a request twice failed to be prepared. */
export type SessionError =
  'details' | 'token-refused' | 'api-failed' | 'investor-not-found' | 'unusable';

/** The event of one action, such as `EventOf<'portal:screen'>`. */
export type EventOf<Action extends PortalEvent['action']> = PortalEvent & { action: Action };

/** What an app can do in place of its web view (shared/docs/web-views.md). */
export const appActionNames = ['file', 'open', 'print'] as const;
export type AppActionName = (typeof appActionNames)[number];

/** What the portal asks of an app. Each request brings a port, on which the page posts an `AppAnswer`. */
export type AppRequest =
  | { action: 'portal:file'; value: { name: string; type: string; bytes: ArrayBuffer } }
  | { action: 'portal:open'; value: { url: string } }
  | { action: 'portal:print'; value: PrintableDocument };

export interface PrintableDocument {
  title: string;
  /** A whole HTML document with its styles and without scripts. */
  html: string;
}

/** `done` is true once the app has taken the request over, and false when it could not. */
export interface AppAnswer {
  done: boolean;
}
