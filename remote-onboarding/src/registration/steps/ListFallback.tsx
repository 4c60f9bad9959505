import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import type { RefCallBack } from 'react-hook-form';
import { FieldPlaceholder } from '@investor-portal/shared/form/FieldPlaceholder';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { Button } from '@investor-portal/shared/ui/Button';
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
 * Stands in for a field, at its height, until its list has loaded and is not empty. Focusing the field, as an invalid step
 * does, focuses Retry (spec §4).
 */
export function ListFallback({ name, label, list, listName, field }: ListFallbackProps) {
  const { clearErrors } = useAnswers();
  // An empty field is not the investor's mistake while it could not be filled in.
  useEffect(() => () => clearErrors(name), [clearErrors, name]);
  return (
    <FieldPlaceholder
      label={label}
      ref={(box) => field(box && { focus: () => (box.querySelector('button') ?? box).focus() })}
    >
      {list.error || list.data ? (
        <>
          <span role="alert">We couldn’t load {listName}.</span>
          <Button
            ref={transferFocus}
            variant="quiet"
            size="sm"
            icon={<RotateCw />}
            busy={list.isValidating}
            onClick={() => void list.mutate()}
          >
            Retry
          </Button>
        </>
      ) : (
        <LoadingText />
      )}
    </FieldPlaceholder>
  );
}
