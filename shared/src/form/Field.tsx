import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { ErrorPlace, ErrorText, Hint, Label, Wrap } from './Field.styled';
import { useFocusBeside } from './use-focus-beside';

/** What every field takes beside its control's own props. */
export interface FieldProps {
  /** Literal: an asterisk is part of the specification's label ('Nationality *'), not added. */
  label: string;
  /** Stays under the label: what to write, why it is asked. */
  hint?: ReactNode;
  /** The one message of a failed validation; shown in red under the field (spec §5). */
  error?: string | undefined;
  /** Says so to screen readers; the label says so to the eye. */
  required?: boolean | undefined;
}

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface Props extends FieldProps {
  /** Of the control; made up when not given. */
  id?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error around one control. For a new kind of control; screens use TextField and the like. */
export function Field({ label, hint, error, required, id, children }: Props) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <Wrap>
      <Label htmlFor={ids.control}>{label}</Label>
      {hint ? <Hint id={ids.hint}>{hint}</Hint> : null}
      {children({
        id: ids.control,
        'aria-describedby': ids.describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      <FieldError id={ids.error} error={error} />
    </Wrap>
  );
}

/** The ids of a field's parts; `describedBy` names those that are there, the error first. */
export function useFieldIds(
  given: string | undefined,
  { hint, error }: Pick<FieldProps, 'hint' | 'error'>,
) {
  const made = useId();
  const control = given ?? made;
  const ids = {
    control,
    label: `${control}-label`,
    hint: `${control}-hint`,
    error: `${control}-error`,
  };
  const there = [error && ids.error, hint && ids.hint].filter(Boolean).join(' ');
  return { ...ids, describedBy: there || undefined };
}

/**
 * Read out with its field, because `aria-describedby` names it, and at once only while one is in that field: a form
 * that is refused has many, and its focus goes to the first.
 */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  const [place, beside] = useFocusBeside<HTMLDivElement>();
  return (
    <ErrorPlace ref={place} aria-live={beside ? 'polite' : 'off'}>
      {error ? (
        <ErrorText id={id}>
          <CircleAlert aria-hidden="true" size={15} />
          <span>{error}</span>
        </ErrorText>
      ) : null}
    </ErrorPlace>
  );
}
