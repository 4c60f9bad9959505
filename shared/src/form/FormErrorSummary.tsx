import { OctagonAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

interface FormErrorSummaryProps {
  /** Of a field's control (its `id`), and what is wrong with it, in the order of the page. */
  errors: readonly { id: string; message: string }[];
  title?: string;
}

/** What is wrong with a long form, above it; each entry leads to its field. Nothing when nothing is. */
export function FormErrorSummary({
  errors,
  title = 'Please check these answers',
}: FormErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <Box role="alert">
      <OctagonAlert aria-hidden="true" size={18} />
      <div>
        <p>{title}</p>
        <ul>
          {errors.map(({ id, message }) => (
            <li key={id}>
              <button type="button" onClick={() => goTo(id)}>
                {message}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Box>
  );
}

// A group of radios takes no focus itself: its first control does.
function goTo(id: string): void {
  const field = document.getElementById(id);
  const control = field?.matches('fieldset, [role="group"]')
    ? field.querySelector<HTMLElement>('input, select, textarea, button')
    : field;
  control?.focus();
  control?.scrollIntoView?.({ block: 'center' });
}

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]};
  background: ${tokens.colour['danger-soft']};
  border: 1px solid color-mix(in srgb, ${tokens.colour.danger} 22%, transparent);
  border-radius: ${tokens.radius.md};
  font-size: ${tokens.text.sm};

  > svg {
    margin-top: 0.125rem;
    color: ${tokens.colour.danger};
  }

  p {
    font-weight: 600;
  }

  ul {
    margin-top: ${tokens.space[1]};
    padding-inline-start: 1.125em;
  }

  button {
    min-height: 1.5rem;
    padding: 0;
    background: none;
    border: 0;
    border-radius: 3px;
    color: ${tokens.colour.danger};
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.18em;
    cursor: pointer;
  }
`;
