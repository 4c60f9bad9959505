import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';
import { edge, Label, Wrap } from './Field.styled';

interface FieldPlaceholderProps {
  label: string;
  /** One line that says what is missing, and at most a small button. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Replaces a field that cannot be shown yet. It has the field's height, so that nothing moves when the field appears. */
export function FieldPlaceholder({ label, children, ref }: FieldPlaceholderProps) {
  return (
    <Wrap ref={ref} role="group" aria-label={label} tabIndex={-1}>
      <Label as="span">{label}</Label>
      <Box>{children}</Box>
    </Wrap>
  );
}

const Box = styled.div`
  ${edge}
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  justify-content: space-between;
  min-height: calc(2.875rem + 2px);
  padding: 0 0.375rem 0 0.875rem;
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
  line-height: 1.4;

  > button {
    flex: none;
  }
`;
