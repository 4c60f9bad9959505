import { render, screen } from '@testing-library/react';
import { pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import { sentence } from '@investor-portal/shared/testing/sentence';
import { parseCommitment } from '../testing/parse-rows';
import { ReconfirmNotice } from './ReconfirmNotice';

it('§4 says what happens after the deadline to reconfirm, and offers nothing', () => {
  pointAtSandbox();
  const commitment = parseCommitment({
    commitmentStatusCode: 'REC',
    commitmentAmount: 9_000,
    commitmentCurrencyCode: 'PHP',
    reconfirmDeadlineDate: '2026-11-20T15:59:00Z',
  });
  render(<ReconfirmNotice commitment={commitment} onReconfirm={undefined} onCancel={undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'You can no longer reconfirm. The deadline was 2026-11-20, 23:59 PHT',
  );
  const text = 'The commitment is being cancelled and PHP 9,000.00 will go back to your wallet.';
  expect(screen.getByText(sentence(text))).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
