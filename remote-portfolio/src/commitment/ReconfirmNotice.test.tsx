import { render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { commitmentSchema } from '@investor-portal/shared/partner-api/contract/commitment';
import { pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import { sentence } from '@investor-portal/shared/testing/sentence';
import { ReconfirmNotice } from './ReconfirmNotice';

beforeEach(pointAtSandbox);

function show(reconfirmDeadlineDate: string | null, act: (() => void) | undefined) {
  const commitment = v.parse(commitmentSchema, {
    guid: 'c',
    commitmentStatusCode: 'REC',
    commitmentAmount: 9_000,
    commitmentCurrencyCode: 'PHP',
    reconfirmDeadlineDate,
    materialChanges: [{ field: 'sharePrice', before: '100', after: '125' }],
  });
  render(<ReconfirmNotice commitment={commitment} onReconfirm={act} onCancel={act} />);
}

describe('§4 reconfirm notice', () => {
  const deadline = '2026-11-20T15:59:00Z';
  const act = () => undefined;

  it('shows what changed before it asks for a reconfirmation by the deadline', () => {
    show(deadline, act);
    const asked = screen.getByText(sentence('Reconfirm by 2026-11-20, 23:59 PHT'));
    const button = screen.getByRole('button', { name: 'Reconfirm commitment' });
    for (const [before, after] of [
      [screen.getByRole('table'), asked],
      [asked, button],
    ] as const)
      expect(before.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says what happens after the deadline instead', () => {
    show(deadline, undefined);
    expect(screen.getByRole('status')).toHaveTextContent(
      'You can no longer reconfirm. The deadline was 2026-11-20, 23:59 PHT',
    );
    const text = 'The commitment is being cancelled and PHP 9,000.00 will go back to your wallet.';
    expect(screen.getByText(sentence(text))).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
