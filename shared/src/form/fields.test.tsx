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

it('fields show their errors, and focus the first invalid field', async () => {
  const submit = jest.fn();
  render(<Fields onSubmit={submit} />);
  // Screen readers announce only the changes of a live region that is already present.
  const [, live] = document.querySelectorAll('[aria-live]');
  await userEvent.click(screen.getByRole('button', { name: 'Proceed' }));
  const position = screen.getByLabelText('Position*');
  expect(position).toHaveFocus();
  expect(position).toBeInvalid();
  expect(position).toHaveAttribute('aria-required', 'true');
  expect(position).toHaveAccessibleDescription('This is required');
  const assets = screen.getByLabelText('Total Asset *');
  expect(assets).toHaveAccessibleDescription('Total Asset is required As of today');
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('This is required');
  expect(submit).not.toHaveBeenCalled();
  // An error is announced at once only in the focused field, because an invalid form may have many errors.
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(live).toContainElement(screen.getByText('Total Asset is required'));
  expect(live).toHaveAttribute('aria-live', 'off');
  await userEvent.click(assets);
  expect(live).toHaveAttribute('aria-live', 'polite');
  await userEvent.type(position, 'x');
  expect(live).toHaveAttribute('aria-live', 'off');
  expect(position).toBeValid();
  expect(position).not.toHaveAccessibleDescription();
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

it('a list of rows adds and removes rows, each with its own name, keeps the focus, and says when it is full', async () => {
  render(<Rows />);
  const names = () =>
    within(screen.getByRole('group', { name: 'Portals' })).getAllByRole<HTMLInputElement>(
      'textbox',
    );
  const add = screen.getByRole('button', { name: 'Add row' });
  const status = screen.getByRole('status');
  expect(names()).toHaveLength(2);
  expect(status).toBeEmptyDOMElement();
  await userEvent.click(add);
  expect(within(screen.getByRole('group', { name: 'Row 3' })).getByRole('textbox')).toHaveFocus();
  expect(status).toHaveTextContent('You can add up to 3 rows.');
  expect(add).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Remove row 1' }));
  expect(names().map(({ value }) => value)).toEqual(['b', '']);
  expect(add).toHaveFocus();
});

it('a date field shows its value in the portal’s format, outside the text of the page', () => {
  render(<DateField label="Start Date" value="2026-11-01" onChange={() => undefined} />);
  expect(screen.getByLabelText('Start Date')).toHaveValue('2026-11-01');
  expect(document.querySelector('[data-day]')).toHaveAttribute('data-day', '2026-11-01');
  expect(screen.queryByText('2026-11-01')).not.toBeInTheDocument();
});
