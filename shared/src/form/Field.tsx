import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { SmallText, Stack } from '../ui/Layout';
import { noWrap } from '../ui/NoWrap';
import { tokens } from '../theme/tokens';
import { ControlBox, ErrorRegion, Input, Label } from './Field.styled';

export interface FieldProps {
  /** The label as it is shown. An asterisk is part of the specification's label ('Nationality *') and is not added. */
  label: ReactNode;
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

/** The props of a control that its field does not set. */
type Rest<Input> = Omit<Input, keyof FieldProps | 'children' | 'id' | 'type'>;
export type InputProps = Rest<ComponentProps<'input'>>;

type Props<Input> = FieldProps &
  Rest<Input> & { children: (control: Rest<Input> & ControlProps) => ReactNode };

/** A label, hint and error around a new kind of control, which gets all other props. Screens use TextField and similar components. */
export function FormField<Input extends object>(props: Props<Input>) {
  const { label, hint, error, required, children, ...input } = props;
  const parts = useFieldParts({ hint, error, required });
  return (
    <Stack $gap={2}>
      <Label htmlFor={parts.control.id}>{label}</Label>
      {parts.hint}
      {children({ ...(input as Rest<Input>), ...parts.control })}
      {parts.error}
    </Stack>
  );
}

/** The attributes of a field's control, and the hint and the error that describe it. */
export function useFieldParts({ hint, error, required }: Omit<FieldProps, 'label'>) {
  const id = useId();
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
    hint: hint ? <SmallText id={ids.hint}>{noWrap(hint)}</SmallText> : null,
    error: <FieldError id={ids.error} error={error} />,
  };
}

/** Announced at once only while its field has the focus, because an invalid form may have many errors. */
function FieldError({ id, error }: { id: string; error: string | undefined }) {
  const region = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const field = region.current?.parentElement;
    const update = ({ type }: Event) => setFocused(type === 'focusin');
    field?.addEventListener('focusin', update);
    field?.addEventListener('focusout', update);
    return () => {
      field?.removeEventListener('focusin', update);
      field?.removeEventListener('focusout', update);
    };
  }, []);
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

const ErrorText = styled.p`
  display: flex;
  gap: 0.375rem;
  color: ${tokens.colour.danger};
  font-size: ${tokens.text.sm};
  font-weight: 550;

  svg {
    flex: none;
    margin-top: 0.1875rem;
  }
`;

export function TextField(props: FieldProps & InputProps) {
  return (
    <FormField {...props}>
      {(control) => (
        <ControlBox>
          <Input type="text" enterKeyHint="next" {...control} />
        </ControlBox>
      )}
    </FormField>
  );
}

interface FieldsetProps extends FieldProps {
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
  const { control, hint, error } = useFieldParts(props);
  const labelId = `${control.id}-label`;
  // ARIA has no invalid group.
  const isInvalid = role === 'radiogroup' ? control['aria-invalid'] : undefined;
  return (
    <Group {...control} role={role} aria-labelledby={labelId} aria-invalid={isInvalid}>
      <Legend id={labelId} $question={question}>
        {noWrap(label)}
      </Legend>
      {hint}
      {children}
      {error}
    </Group>
  );
}

// `gap` has no effect on a legend, but margins do.
const Group = styled.fieldset`
  > * + * {
    margin-top: ${tokens.space[2]};
  }
`;

const Legend = styled.legend<{ $question: boolean }>`
  font-size: ${({ $question }) => tokens.text[$question ? 'md' : 'sm']};
  font-weight: 600;
`;
