import { useEffect } from 'react';
import type { RefCallBack } from 'react-hook-form';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import type { useNationalities } from '../form/use-nationalities';
import { useAnswers } from '../form/use-registration-form';

export interface ListFallbackProps {
  /** The field that needs the list. */
  name: 'nationality' | 'otherNationality';
  label: string;
  list: ReturnType<typeof useNationalities>;
  listName: string;
  field: RefCallBack;
}

/**
 * Stands in for a field until its list has loaded and is not empty. Focusing the field, as an invalid step does,
 * focuses Retry (spec §4).
 */
export function ListFallback({ name, label, list, listName, field }: ListFallbackProps) {
  const { clearErrors } = useAnswers();
  // An empty field is not the investor's mistake while it could not be filled in.
  useEffect(() => () => clearErrors(name), [clearErrors, name]);
  return (
    <div
      ref={(box) => field(box && { focus: () => (box.querySelector('button') ?? box).focus() })}
      role="group"
      aria-label={label}
      tabIndex={-1}
    >
      {list.error || list.data ? (
        <ErrorState
          message={`You need the list of ${listName} to continue.`}
          busy={list.isValidating}
          onRetry={() => void list.mutate()}
        />
      ) : (
        <LoadingText />
      )}
    </div>
  );
}
