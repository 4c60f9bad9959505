import { askControl } from '../../workspace/ask-control';
import { sandboxOrigin } from './addresses';

/** The hand-over that the sandbox returns for a fresh investor. */
export interface Investor {
  code: string;
  externalReferenceCode: string;
  tokenDetails: { access_token: string };
}

/** New investors register; known ones have a history. */
export type InvestorKind = 'new' | 'known';

/** Calls the control API of the benchmark's sandbox. */
export function control<T>(path: string, body?: object): Promise<T> {
  return askControl<T>(sandboxOrigin, path, body);
}
