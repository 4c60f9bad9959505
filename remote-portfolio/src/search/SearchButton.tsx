import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@investor-portal/shared/ui/Button';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { useSearchParam } from './use-search-param';

/** Opens the search of a list. The field itself loads on demand. */
export function SearchButton() {
  const { open, setSearch } = useSearchParam();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    // The button that closed the search is gone, so the focus moves here.
    if (wasOpen.current && !open && document.activeElement === document.body)
      button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  if (open) return null;
  return (
    <Button
      ref={button}
      variant="secondary"
      size="sm"
      icon={<Search aria-hidden="true" size={16} />}
      onClick={() => setSearch('')}
    >
      Search
    </Button>
  );
}

/** The fallback reserves the height of the field. The list does not wait for it. */
export const ListSearch = lazyComponent(
  async () => (await import(/* webpackChunkName: "list-search" */ './ListSearch')).ListSearch,
  <div style={{ height: '4.875rem' }} />,
);

export const NoResults = lazyComponent(
  async () => (await import(/* webpackChunkName: "list-search" */ './ListSearch')).NoResults,
  null,
);
