import type { FailureReason, PortalStatus } from '@investor-portal/embed/messages';

type Failure = Extract<PortalStatus, { state: 'failed' }>;

const ofApi: readonly FailureReason[] = ['token-refused', 'api-failed', 'investor-not-found'];

interface Facts {
  isShown?: boolean;
  isHandedOver?: boolean;
  signedOut?: 'page' | 'other-tab' | undefined;
  /** Set while the portal cannot show a screen. Cleared when it shows one. */
  failure?: Failure | undefined;
  /** Set when `getPartnerDetails` fails or returns what the portal cannot read. Cleared when it returns, and by a sign-out. */
  detailsFailure?: Failure | undefined;
  /** Set when the API fails or refuses the token. Cleared when it answers, and by a sign-out. */
  apiFailure?: Failure | undefined;
}

export function trackStatus(url: URL, onChange: (status: PortalStatus) => void) {
  let facts: Facts = {};
  let status = statusOf(facts);
  const note = (change: Facts) => {
    facts = { ...facts, ...change };
    const next = statusOf(facts);
    if (JSON.stringify(next) === JSON.stringify(status)) return;
    status = next;
    onChange(status);
  };
  return {
    note,
    noteSignOut: (signedOut: 'page' | 'other-tab') =>
      note({ signedOut, isHandedOver: false, detailsFailure: undefined, apiFailure: undefined }),
    /** Notes a failure, and logs it for the platform's engineers. @param thrown what the page's own function threw. */
    fail(reason: FailureReason, problem: string, thrown?: unknown) {
      if (thrown === undefined) advise(url, problem);
      else console.error('InvestorPortal: getPartnerDetails failed.', thrown);
      const failure: Failure = { state: 'failed', reason, error: problem, doctor: doctorOf(url) };
      if (reason === 'details') note({ detailsFailure: failure });
      else note(ofApi.includes(reason) ? { apiFailure: failure } : { failure });
    },
    current: () => status,
  };
}

function statusOf({ isShown, isHandedOver, signedOut, ...failures }: Facts): PortalStatus {
  const failure = failures.failure ?? failures.detailsFailure ?? failures.apiFailure;
  if (failure) return failure;
  if (signedOut) return { state: 'signed-out', reason: signedOut };
  return { state: isShown && isHandedOver ? 'ready' : 'loading' };
}

/** The portal's policy has to allow this page and all pages around it, so the address of the doctor names them. */
function doctorOf({ origin }: URL): string {
  const pages = [window.origin, ...(window.location.ancestorOrigins ?? [])];
  const platforms = pages.map((page) => `platform=${encodeURIComponent(page)}`);
  return `${origin}/__doctor?${platforms.join('&')}`;
}

export function advise(url: URL, problem: string): void {
  console.error(
    `InvestorPortal: ${problem} ${doctorOf(url)} says why where its configuration has "doctor": true.`,
  );
}
