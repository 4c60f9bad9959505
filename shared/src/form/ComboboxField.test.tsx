import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ComboboxField } from './ComboboxField';

const countries = Array.from({ length: 3000 }, (_, index) => ({
  value: `N${index}`,
  label: `Nation ${index}`,
}));
const items = [
  { value: 'PH', label: 'Filipino' },
  { value: 'ST', label: 'São Toméan' },
  ...countries,
];

function Nationality({ changes, start = '' }: { changes: string[]; start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <ComboboxField
        label="Nationality *"
        items={items}
        value={value}
        onChange={(next) => {
          changes.push(next);
          setValue(next);
        }}
      />
      <button type="button">Proceed</button>
    </>
  );
}

function show(start?: string) {
  const changes: string[] = [];
  render(<Nationality changes={changes} {...(start !== undefined && { start })} />);
  return { changes, field: screen.getByRole('combobox', { name: 'Nationality *' }) };
}

describe('a combobox with thousands of items', () => {
  it('opens with the first 50 items and says how many more there are', async () => {
    const { field } = show();
    await userEvent.click(field);
    expect(screen.getAllByRole('option')).toHaveLength(50);
    expect(screen.getByText('2,952 more. Type to narrow the list.')).toBeVisible();
  });

  it('narrows the list by typing and selects by keyboard', async () => {
    const { changes, field } = show();
    await userEvent.type(field, 'nation 299');
    expect(screen.getAllByRole('option')).toHaveLength(11);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(changes).toEqual(['N2990']);
    expect(field).toHaveValue('Nation 2990');
  });

  it('selects by pointer', async () => {
    const { changes, field } = show();
    await userEvent.type(field, 'filip');
    await userEvent.click(screen.getByRole('option', { name: 'Filipino' }));
    expect(changes).toEqual(['PH']);
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('shows the whole list when it is opened with a selection', async () => {
    const { field } = show('PH');
    expect(field).toHaveValue('Filipino');
    await userEvent.click(field);
    expect(screen.getAllByRole('option')).toHaveLength(50);
    expect(screen.getByRole('option', { name: 'Filipino' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  it('returns to the selection when the text is not an item, and accepts a label without accents', async () => {
    const { changes, field } = show('PH');
    await userEvent.clear(field);
    await userEvent.type(field, 'nonsense');
    expect(screen.getByText('No record found', { selector: 'p' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Proceed' }));
    expect(field).toHaveValue('Filipino');
    await userEvent.clear(field);
    await userEvent.type(field, 'SAO TOMEAN');
    await userEvent.tab();
    expect(changes.at(-1)).toBe('ST');
    expect(field).toHaveValue('São Toméan');
  });

  it.each([
    ['ST', '{ArrowDown}'],
    ['ST', '{Alt>}{ArrowDown}{/Alt}'],
    ['N2999', '{ArrowDown}'],
    ['', ''],
    ['N1', '{Control>}a{/Control}{Backspace}'],
  ])('keeps the selection %p when the list is opened with %p and Enter', async (start, keys) => {
    const { changes, field } = show(start);
    if (keys.includes('Arrow')) await userEvent.tab();
    else await userEvent.click(field);
    await userEvent.keyboard(`${keys}{Enter}`);
    expect(changes).toEqual([]);
  });

  it('clears the selection when the text is cleared', async () => {
    const { changes, field } = show('PH');
    await userEvent.clear(field);
    await userEvent.tab();
    expect(changes).toEqual(['']);
    expect(field).toHaveValue('');
  });

  it('keeps the selection on Escape', async () => {
    const { changes, field } = show('PH');
    await userEvent.type(field, 'x{Escape}');
    expect(field).toHaveValue('Filipino');
    expect(changes).toEqual([]);
  });

  it('stays open on Enter when nothing matches, and drops the text when the field is left', async () => {
    const { changes, field } = show();
    await userEvent.type(field, 'nonsense{Enter}');
    expect(screen.getByText('No record found', { selector: 'p' })).toBeVisible();
    expect(field).not.toHaveAttribute('aria-activedescendant');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(field).toHaveValue('');
    expect(changes).toEqual([]);
  });
});
