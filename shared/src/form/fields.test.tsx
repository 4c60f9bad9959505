import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useFieldArray, useForm } from 'react-hook-form';
import { CheckboxField } from './CheckboxField';
import { DateField } from './DateField';
import { RowListField } from './RowListField';
import { SelectField } from './SelectField';
import { TextField } from './Field';

const required = 'This is required';

function Fields({ onSubmit }: { onSubmit: () => void }) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { position: '', assets: '', warranty: false },
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)}>
      <TextField
        label="Position*"
        required
        error={errors.position?.message}
        {...register('position', { required })}
      />
      <SelectField
        label="Total Asset *"
        required
        hint="As of today"
        error={errors.assets?.message}
        options={[{ value: 'low', label: 'Below Php 500,000' }]}
        {...register('assets', { required: 'Total Asset is required' })}
      />
      <CheckboxField
        label="I warrant that I have not breached my annual retail investor limits."
        error={errors.warranty?.message}
        {...register('warranty', { required })}
      />
      <button type="submit">Proceed</button>
    </form>
  );
}

describe('fields with register', () => {
  it('show their errors, and focus the first invalid field', async () => {
    const submit = jest.fn();
    render(<Fields onSubmit={submit} />);
    await userEvent.click(screen.getByRole('button', { name: 'Proceed' }));
    const position = screen.getByLabelText('Position*');
    expect(position).toHaveFocus();
    expect(position).toBeInvalid();
    expect(position).toHaveAttribute('aria-required', 'true');
    expect(position).toHaveAccessibleDescription('This is required');
    expect(screen.getByLabelText('Total Asset *')).toHaveAccessibleDescription(
      'Total Asset is required As of today',
    );
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('This is required');
    expect(submit).not.toHaveBeenCalled();
    // An error is announced at once only in the focused field, because an invalid form may have many errors.
    const live = () => screen.getByText('Total Asset is required').closest('[aria-live]');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(live()).toHaveAttribute('aria-live', 'off');
    await userEvent.click(screen.getByLabelText('Total Asset *'));
    expect(live()).toHaveAttribute('aria-live', 'polite');
    await userEvent.type(position, 'x');
    expect(live()).toHaveAttribute('aria-live', 'off');
    expect(position).toBeValid();
    expect(position).not.toHaveAccessibleDescription();
  });
});

it('an error appears in a live region that is already present, so that it is announced', () => {
  const { rerender } = render(<TextField label="Position*" />);
  const liveRegion = document.querySelector('[aria-live]');
  rerender(<TextField label="Position*" error="Position is required" />);
  expect(liveRegion).toContainElement(screen.getByText('Position is required'));
});

function Rows() {
  const { control, register } = useForm({
    defaultValues: { rows: [{ name: 'a' }, { name: 'b' }] },
  });
  const { fields, append, remove } = useFieldArray({ control, name: 'rows' });
  return (
    <RowListField
      label="Portals"
      addLabel="Add row"
      max={3}
      rows={fields}
      onAdd={() => append({ name: '' })}
      onRemove={remove}
      renderRow={(_, index) => (
        <TextField label="CF Platform or Portal Name*" {...register(`rows.${index}.name`)} />
      )}
    />
  );
}

describe('a list of rows', () => {
  it('adds and removes rows, each with its own name, and keeps the focus', async () => {
    render(<Rows />);
    const list = screen.getByRole('group', { name: 'Portals' });
    expect(within(list).getAllByRole('textbox')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Remove row 1' }));
    expect(within(list).getByRole('textbox')).toHaveValue('b');
    expect(screen.getByRole('button', { name: 'Add row' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Add row' }));
    const last = screen.getByRole('group', { name: 'Row 2' });
    expect(within(last).getByRole('textbox')).toHaveFocus();
  });

  it('says that it is full, and accepts another row after a row was removed', async () => {
    render(<Rows />);
    const add = screen.getByRole('button', { name: 'Add row' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(add);
    expect(screen.getByRole('status')).toHaveTextContent('You can add up to 3 rows.');
    expect(add).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove row 1' }));
    expect(add).toHaveFocus();
  });
});

it('a date field shows its value in the portal’s format, outside the text of the page', () => {
  render(<DateField label="Start Date" value="2026-11-01" onChange={() => undefined} />);
  expect(screen.getByLabelText('Start Date')).toHaveValue('2026-11-01');
  expect(document.querySelector('[data-day]')).toHaveAttribute('data-day', '2026-11-01');
  expect(screen.queryByText('2026-11-01')).not.toBeInTheDocument();
});
