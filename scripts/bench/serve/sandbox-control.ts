import { askControl } from '../../workspace/ask-control';
import { sandboxOrigin } from './addresses';

/** `new` investors register. `known` investors have a history. */
export type InvestorKind = 'new' | 'known';

export function control<T>(path: string, body?: object): Promise<T> {
  return askControl<T>(sandboxOrigin, path, body);
}
