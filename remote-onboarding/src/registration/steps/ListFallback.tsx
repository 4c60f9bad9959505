import { useEffect } from 'react';
import type { RefCallBack } from 'react-hook-form';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import type { useNationalities } from '../use-nationalities';
import { useAnswers } from '../use-registration-form';

export interface AwaitedListProps {
  /** The field that cannot be filled in without the list. */
  name: 'nationality' | 'otherNationality';
  label: string;
  list: ReturnType<typeof useNationalities>;
  listName: string;
  field: RefCallBack;
}

/**
 * Stands in a field's place until its list is there, and has something to choose from: what leads to the field leads
 * to Retry (spec §4).
 */
export function ListFallback({ name, label, list, listName, field }: AwaitedListProps) {
  const { clearErrors } = useAnswers();
  // Nobody left the field empty that could not be filled in.
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
          message={`The list of ${listName} is needed to go on.`}
          busy={list.isValidating}
          onRetry={() => void list.mutate()}
        />
      ) : (
        <LoadingText />
      )}
    </div>
  );
}
