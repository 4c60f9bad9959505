import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * The chosen tab, stored in the address (`?tab=expiring`) so that going back, reloading and sharing keep it. The first
 * value is the default and leaves the address clean. The state of the history entry is preserved.
 */
export function useTabParam<V extends string>(
  name: string,
  values: readonly [V, ...V[]],
): [V, (value: V) => void] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const requested = params.get(name);
  const chosen = values.find((value) => value === requested) ?? values[0];
  const choose = (value: V) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === values[0]) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true, state },
    );
  return [chosen, choose];
}
