import { useEffect, useRef, type ReactNode } from 'react';
import { RowListField } from '@investor-portal/shared/form/RowListField';
import { SwitchField } from '@investor-portal/shared/form/SwitchField';
import { maxOfficerRows } from '@investor-portal/shared/partner-api/registration';
import { Stack } from '@investor-portal/shared/ui/Layout';

interface ToggledRowsProps<R extends { id: string }> {
  label: string;
  /** Names the list of rows. */
  rowsLabel: string;
  rows: readonly R[];
  /** Error of the list as a whole. */
  error: string | undefined;
  renderRow: (row: R, index: number) => ReactNode;
  onAdd: (options: { shouldFocus: boolean }) => void;
  onRemove: (index: number) => void;
  onClear: () => void;
}

/**
 * A toggle and its rows (spec §5): switching on adds an empty row, switching off clears the rows, and removing the
 * last row switches it off. The toggle has no state of its own: it is on while there are rows.
 */
export function ToggledRows<R extends { id: string }>({
  label,
  rowsLabel,
  rows,
  error,
  renderRow,
  onAdd,
  onRemove,
  onClear,
}: ToggledRowsProps<R>) {
  const toggle = useRef<HTMLInputElement>(null);
  const on = rows.length > 0;

  // Removing the last row also removes the button that had the focus.
  const wasOn = useRef(on);
  useEffect(() => {
    if (wasOn.current && !on && document.activeElement === document.body) toggle.current?.focus();
    wasOn.current = on;
  }, [on]);

  return (
    <Stack>
      <SwitchField
        ref={toggle}
        label={label}
        checked={on}
        onChange={(event) => (event.target.checked ? onAdd({ shouldFocus: false }) : onClear())}
      />
      {on ? (
        <RowListField
          label={rowsLabel}
          addLabel="Add another position"
          rows={rows}
          max={maxOfficerRows}
          error={error}
          renderRow={renderRow}
          onAdd={() => onAdd({ shouldFocus: true })}
          onRemove={onRemove}
        />
      ) : null}
    </Stack>
  );
}
