import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { configure } from '@investor-portal/shared/testing/configure';
import type { Receipt } from './receipt';
import { ReceiptNotice } from './ReceiptNotice';
import { sampleReceipt } from './testing/sample-receipt';

beforeAll(() => configure());

const receipt = sampleReceipt;

const show = (changes: Partial<Receipt> = {}) =>
  render(
    <MemoryRouter>
      <ReceiptNotice receipt={{ ...receipt, ...changes }} onDismiss={() => {}} />
    </MemoryRouter>,
  ).container;

it('says what was committed and until when it can be cancelled, and leads to it', () => {
  const container = show();
  expect(container).toHaveTextContent(
    'You committed PHP 25,010.50 to Habi Heritage Textiles, Inc.',
  );
  expect(container).toHaveTextContent('You can cancel it until 2026-11-29, 00:00 PHT.');
  expect(screen.getByRole('link', { name: 'View your commitment' })).toHaveAttribute(
    'href',
    paths.commitment('g-1', 'c-1'),
  );
});

it('leads to the list when the commitment is not known, and promises no cancellation', () => {
  const container = show({ commitmentGuid: '', cancellableUntil: 0 });
  expect(container).toHaveTextContent('It cannot be cancelled.');
  expect(screen.getByRole('link', { name: 'View your commitments' })).toHaveAttribute(
    'href',
    paths.commitments,
  );
});
