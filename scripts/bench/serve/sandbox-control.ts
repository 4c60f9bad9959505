import { askControl } from '../../workspace/ask-control';
import { sandboxOrigin } from './addresses';

export interface Investor {
  code: string;
  externalReferenceCode: string;
  tokenDetails: { access_token: string };
}

/** `new` investors register. `known` investors have a history. */
export type InvestorKind = 'new' | 'known';

export function control<T>(path: string, body?: object): Promise<T> {
  return askControl<T>(sandboxOrigin, path, body);
}
