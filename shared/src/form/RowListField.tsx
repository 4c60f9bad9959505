import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/Button';
import { Cluster, SmallText, Stack } from '../ui/Layout';
import { useFieldParts } from './Field';

interface RowListFieldProps<R extends { id: string }> {
  label: string;
  rows: readonly R[];
  renderRow: (row: R, index: number) => ReactNode;
  onAdd: () => void;
  onRemove: (index: number) => void;
  addLabel: string;
  max: number;
  error?: string | undefined;
}

export function RowListField<R extends { id: string }>(props: RowListFieldProps<R>) {
  const { label, rows, renderRow, onAdd, onRemove, addLabel, max, error } = props;
  const full = rows.length >= max;
  const limitId = useId();
  const field = useFieldParts({ error });

  // Moves the focus after the removal, because the button is disabled until then if the list was full.
  const add = useRef<HTMLButtonElement>(null);
  const [removals, setRemovals] = useState(0);
  useEffect(() => {
    if (removals > 0) add.current?.focus();
  }, [removals]);
  const remove = (index: number) => {
    onRemove(index);
    setRemovals(removals + 1);
  };

  return (
    <Stack
      $gap={3}
      role="group"
      aria-label={label}
      aria-describedby={`${field.control['aria-describedby'] ?? ''} ${limitId}`}
    >
      {rows.map((row, index) => (
        <Row key={row.id} role="group" aria-label={`Row ${index + 1}`}>
          <Fields>{renderRow(row, index)}</Fields>
          <Button
            variant="quiet"
            size="sm"
            icon={<Trash2 aria-hidden="true" />}
            aria-label={`Remove row ${index + 1}`}
            onClick={() => remove(index)}
          >
            Remove
          </Button>
        </Row>
      ))}
      {field.error}
      <Cluster>
        <Button
          ref={add}
          variant="secondary"
          size="sm"
          icon={<Plus aria-hidden="true" />}
          disabled={full}
          onClick={onAdd}
        >
          {addLabel}
        </Button>
        <SmallText id={limitId} role="status">
          {full ? `You can add up to ${max} rows.` : ''}
        </SmallText>
      </Cluster>
    </Stack>
  );
}

const Row = styled(Stack).attrs({ $gap: 2 })`
  align-items: flex-end;
  padding: ${tokens.space[4]};
  background: ${tokens.colour.canvas};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.md};
`;

const Fields = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  width: 100%;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* Leaves no hole beside the last of three fields. */
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
