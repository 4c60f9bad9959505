import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useFieldArray, useForm } from 'react-hook-form';
import { CheckboxField } from './CheckboxField';
import { DateField } from './DateField';
import { RowListField } from './RowListField';
import { SelectField } from './SelectField';
import { SwitchField } from './SwitchField';
import { TextField } from './Field';

interface Values {
  position: string;
  assets: string;
  start: string;
  warranty: boolean;
  director: boolean;
}

const required = 'This is required';

function Everything({ sent }: { sent: Values[] }) {
  const { register, handleSubmit, formState } = useForm<Values>();
  const { errors } = formState;
  return (
    <form noValidate onSubmit={handleSubmit((values) => void sent.push(values))}>
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
      <DateField label="Start Date" max="2026-12-31" {...register('start')} />
      <CheckboxField
        label="I warrant that I have not breached my annual retail investor limits."
        error={errors.warranty?.message}
        {...register('warranty', { required })}
      />
      <SwitchField label="Are you an officer or director?" {...register('director')} />
      <button type="submit">Proceed</button>
    </form>
  );
}

describe('fields with register', () => {
  it('submit their values', async () => {
    const sent: Values[] = [];
    render(<Everything sent={sent} />);
    await userEvent.type(screen.getByLabelText('Position*'), 'Treasurer');
    await userEvent.selectOptions(screen.getByLabelText('Total Asset *'), 'Below Php 500,000');
    await userEvent.type(screen.getByLabelText('Start Date'), '2026-11-01');
    await userEvent.click(screen.getByRole('checkbox', { name: /^I warrant/ }));
    await userEvent.click(screen.getByRole('switch', { name: 'Are you an officer or director?' }));
    await userEvent.click(screen.getByRole('button', { name: 'Proceed' }));
    const [position, assets, start] = ['Treasurer', 'low', '2026-11-01'];
    expect(sent).toEqual([{ position, assets, start, warranty: true, director: true }]);
  });

  it('show their errors, and focus the first invalid field', async () => {
    const sent: Values[] = [];
    render(<Everything sent={sent} />);
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
    expect(sent).toEqual([]);
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
