import { paths } from '../routes/paths';

/** The rows of spec §8. scripts/e2e/host/error-catalogue.spec.ts provokes every row, or names the test that does. */
export const errorCatalogue = {
  unpreparedRequest: { kind: 'start over', at: paths.root },
  /** A failed request or mutation, including registration and upload. */
  failure: { kind: 'toast', title: 'Failed!', ms: 3000 },
  success: { kind: 'toast', title: 'Success!', ms: 5000 },
  agreementNotYes: { kind: 'show', message: 'Agreement must be accepted to proceed.' },
  unavailablePayment: { kind: 'show', message: 'Unavailable Selected Payment' },
  emptyList: { kind: 'show', message: 'No record found' },
  emptyStockPreview: { kind: 'show', message: 'No Record Found' },
  loading: { kind: 'show', message: 'Loading...' },
  imageFailure: { kind: 'log', message: 'Error fetching image' },
  ipLookupFailure: { kind: 'log', message: 'Error fetching IP address' },
} as const;
