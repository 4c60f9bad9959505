import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { noWrap } from '../ui/NoWrap';
import { ErrorRegion, ErrorText, Hint, Label, Wrap } from './Field.styled';

export interface FieldProps {
  /** The label as it is shown. An asterisk is part of the specification's label ('Nationality *') and is not added. */
  label: string;
  /** Shown under the label at all times: what to enter, and why. */
  hint?: ReactNode;
  /** The message of a failed validation, shown in red under the field (spec §5). */
  error?: string | undefined;
  /** For screen readers only. Sighted users see the asterisk in the label. */
  required?: boolean | undefined;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface Props extends FieldProps {
  id?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A label, hint and error around a new kind of control. Screens use TextField and similar components. */
export function Field({ label, hint, error, required, id, children }: Props) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <Wrap>
      <Label htmlFor={ids.control}>{label}</Label>
      {hint ? <Hint id={ids.hint}>{noWrap(hint)}</Hint> : null}
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

/** Returns the ids of a field's elements. `describedBy` lists only ids of existing elements, the error first. */
export function useFieldIds(
  ownId: string | undefined,
  { hint, error }: Pick<FieldProps, 'hint' | 'error'>,
) {
  const generatedId = useId();
  const control = ownId ?? generatedId;
  const ids = {
    control,
    label: `${control}-label`,
    hint: `${control}-hint`,
    error: `${control}-error`,
  };
  const describedBy = [error && ids.error, hint && ids.hint].filter(Boolean).join(' ');
  return { ...ids, describedBy: describedBy || undefined };
}

/** Announced at once only while its field has the focus, because an invalid form may have many errors. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  const [region, focused] = useSiblingFocus<HTMLDivElement>();
  return (
    <ErrorRegion ref={region} aria-live={focused ? 'polite' : 'off'}>
      {error ? (
        <ErrorText id={id}>
          <CircleAlert aria-hidden="true" size={15} />
          <span>{noWrap(error)}</span>
        </ErrorText>
      ) : null}
    </ErrorRegion>
  );
}

/** Returns a ref, and whether the focus is in the parent of the ref's element: the field that the error belongs to. */
function useSiblingFocus<E extends HTMLElement>(): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const field = element.current?.parentElement;
    if (!field) return;
    const enter = () => setFocused(true);
    const leave = () => setFocused(false);
    field.addEventListener('focusin', enter);
    field.addEventListener('focusout', leave);
    return () => {
      field.removeEventListener('focusin', enter);
      field.removeEventListener('focusout', leave);
    };
  }, []);
  return [element, focused];
}
