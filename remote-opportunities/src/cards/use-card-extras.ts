import { useAtomValue } from 'jotai';
import { useCallback, useState, type ComponentType } from 'react';
import { useIdlePrefetch } from '@investor-portal/shared/hooks/use-idle-prefetch';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import type { CardExtrasProps } from './CardExtras';

type Extras = ComponentType<CardExtrasProps>;

let loaded: Extras | undefined;

/**
 * What the cards of a list show beside the campaign to a signed-in investor. It loads after the list, and a card without
 * it is whole: a failure is not worth a word.
 */
export function useCardExtras(listShown: boolean): Extras | undefined {
  const signedIn = useAtomValue(accessTokenAtom) !== '';
  const [extras, setExtras] = useState(() => loaded);
  const load = useCallback(() => {
    import(/* webpackChunkName: "card-extras" */ './CardExtras').then(
      ({ CardExtras }) => setExtras(() => (loaded = CardExtras)),
      () => undefined,
    );
  }, []);
  useIdlePrefetch(signedIn && listShown, load);
  return signedIn ? extras : undefined;
}
