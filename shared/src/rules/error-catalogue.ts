import { paths } from '../routes/paths';

/** What a situation leads to. */
type Behaviour =
  /** The session is forgotten, and the portal starts over at this address. */
  | { does: 'start over'; at: string }
  /** A toast; its message is the server's sentence. */
  | { does: 'toast'; title: string; ms: number; place: 'top-right' | 'bottom-right' }
  /** These words stand on the screen. */
  | { does: 'say'; words: string }
  /** Told to the console, and to nobody else. */
  | { does: 'log'; words: string };

/**
 * The error catalogue of spec §8, row by row. Whoever shows, says or logs one of these takes it from here;
 * scripts/e2e/host/error-catalogue.spec.ts provokes every row.
 */
export const errorCatalogue = {
  unpreparedRequest: { does: 'start over', at: paths.root },
  /** A failed request or mutation; a registration or upload that failed is one of them. */
  failure: { does: 'toast', title: 'Failed!', ms: 3000, place: 'top-right' },
  success: { does: 'toast', title: 'Success!', ms: 5000, place: 'bottom-right' },
  agreementNotYes: { does: 'say', words: 'Agreement must be accepted to proceed.' },
  unavailablePayment: { does: 'say', words: 'Unavailable Selected Payment' },
  emptyList: { does: 'say', words: 'No record found' },
  emptyStockPreview: { does: 'say', words: 'No Record Found' },
  loading: { does: 'say', words: 'Loading...' },
  imageFailure: { does: 'log', words: 'Error fetching image' },
  ipLookUpFailure: { does: 'log', words: 'Error fetching IP address' },
} as const satisfies Record<string, Behaviour>;
