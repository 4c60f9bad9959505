import { CircleAlert } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type ComponentProps,
} from 'react';
import { styled } from 'styled-components';
import { noWrap } from '../ui/NoWrap';
import { tokens } from '../theme/tokens';
import { ErrorRegion, ErrorText, Hint, Label, Wrap, plainControl } from './Field.styled';

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

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps> {}

/** A text input: `<TextField label="Position*" error={...} {...register('position')} />`. */
export function TextField(props: TextFieldProps) {
  return (
    <Field {...props}>{(control) => <Input type="text" enterKeyHint="next" {...control} />}</Field>
  );
}

const Input = styled.input`
  ${plainControl}
`;

interface FieldsetProps extends FieldProps {
  id?: string | undefined;
  /** Styles the legend as text, which suits a long question better than a label. */
  question?: boolean;
  /** `group` if more than one option can be chosen. */
  role?: 'radiogroup' | 'group';
  children: ReactNode;
}

export function Fieldset({
  label,
  question = false,
  role = 'radiogroup',
  children,
  ...props
}: FieldsetProps) {
  const field = useFieldParts(props);
  const isInvalid = role === 'radiogroup' ? field.control['aria-invalid'] : undefined;
  return (
    <Group {...field.control} role={role} aria-labelledby={field.labelId} aria-invalid={isInvalid}>
      <Legend id={field.labelId} $question={question}>
        {noWrap(label)}
      </Legend>
      {field.hint}
      {children}
      {field.error}
    </Group>
  );
}

// `gap` has no effect on a legend, but margins do. The last child is the error, as close as in other fields.
const Group = styled.fieldset`
  > * + * {
    margin-top: ${tokens.space[2]};
  }

  > :last-child {
    margin-top: 0.375rem;
  }
`;

const Legend = styled.legend<{ $question: boolean }>`
  color: ${tokens.colour.ink};
  font-size: ${({ $question }) => ($question ? tokens.text.md : tokens.text.sm)};
  font-weight: 600;
  line-height: 1.45;
`;
