import { useLocation, useSearchParams } from 'react-router-dom';

/** Stores the tab in the address (`?tab=expiring`), except for the first tab. Preserves the state of the history entry. */
export function useTabParam<V extends string>(
  name: string,
  values: readonly [V, ...V[]],
): [V, (value: V) => void] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const selectedTab = values.find((value) => value === params.get(name)) ?? values[0];
  const selectTab = (value: V) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === values[0]) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true, state },
    );
  return [selectedTab, selectTab];
}
