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

type Props<Input> = FieldProps & { id?: string | undefined } & Omit<Input, keyof FieldProps> & {
    children: (control: Omit<Input, keyof FieldProps | 'children'> & ControlProps) => ReactNode;
  };

/** A label, hint and error around a new kind of control, which gets all other props. Screens use TextField and similar components. */
export function Field<Input extends object>({
  label,
  hint,
  error,
  required,
  id,
  children,
  ...input
}: Props<Input>) {
  const parts = useFieldParts({ id, hint, error, required });
  return (
    <Wrap>
      <Label htmlFor={parts.control.id}>{label}</Label>
      {parts.hint}
      {children({ ...(input as Omit<Input, keyof FieldProps | 'children'>), ...parts.control })}
      {parts.error}
    </Wrap>
  );
}

/** The attributes of a field's control, and the hint and the error that describe it. */
export function useFieldParts({
  id: ownId,
  hint,
  error,
  required,
}: Omit<FieldProps, 'label'> & { id?: string | undefined }) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const ids = { hint: `${id}-hint`, error: `${id}-error` };
  const control: ControlProps = {
    id,
    // The error first, and only ids of existing elements.
    'aria-describedby':
      [error && ids.error, hint && ids.hint].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  };
  return {
    control,
    labelId: `${id}-label`,
    hint: hint ? <Hint id={ids.hint}>{noWrap(hint)}</Hint> : null,
    error: <FieldError id={ids.error} error={error} />,
  };
}

/** Announced at once only while its field has the focus, because an invalid form may have many errors. */
function FieldError({ id, error }: { id: string; error: string | undefined }) {
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
