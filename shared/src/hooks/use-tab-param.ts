import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * The chosen tab, kept in the address (`?tab=expiring`) so that back, reload and a shared link keep it.
 * The first value is the default and leaves the address clean. What the history entry carries stays with it.
 */
export function useTabParam<V extends string>(
  name: string,
  values: readonly [V, ...V[]],
): [V, (value: V) => void] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const asked = params.get(name);
  const chosen = values.find((value) => value === asked) ?? values[0];
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
