import { paths } from '../routes/paths';

type Behaviour =
  /** Removes the session and starts over at this address. */
  | { does: 'start over'; at: string }
  /** Shows a toast with the server's sentence. */
  | { does: 'toast'; title: string; ms: number; place: 'top-right' | 'bottom-right' }
  | { does: 'show'; message: string }
  | { does: 'log'; message: string };

/** The rows of spec §8. scripts/e2e/host/error-catalogue.spec.ts provokes every row, or names the test that does. */
export const errorCatalogue = {
  unpreparedRequest: { does: 'start over', at: paths.root },
  /** A failed request or mutation, including registration and upload. */
  failure: { does: 'toast', title: 'Failed!', ms: 3000, place: 'top-right' },
  success: { does: 'toast', title: 'Success!', ms: 5000, place: 'bottom-right' },
  agreementNotYes: { does: 'show', message: 'Agreement must be accepted to proceed.' },
  unavailablePayment: { does: 'show', message: 'Unavailable Selected Payment' },
  emptyList: { does: 'show', message: 'No record found' },
  emptyStockPreview: { does: 'show', message: 'No Record Found' },
  loading: { does: 'show', message: 'Loading...' },
  imageFailure: { does: 'log', message: 'Error fetching image' },
  ipLookupFailure: { does: 'log', message: 'Error fetching IP address' },
} as const satisfies Record<string, Behaviour>;
