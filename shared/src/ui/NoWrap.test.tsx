import { render } from '@testing-library/react';
import { NoWrap } from './NoWrap';

function unbrokenIn(sentence: string) {
  const { container } = render(
    <p>
      <NoWrap>{sentence}</NoWrap>
    </p>,
  );
  expect(container).toHaveTextContent(sentence);
  const pieces = [...container.querySelectorAll('[translate="no"]')];
  for (const piece of pieces) expect(piece).toHaveStyle({ display: 'inline-block' });
  return pieces.map((piece) => piece.textContent);
}

it('a sentence on a phone keeps amounts, dates and codes on one line each, and lets other words wrap', () => {
  expect(
    unbrokenIn('By submitting you commit PHP 10,050.00. Until 2026-11-30, 06:50 PHT.'),
  ).toEqual(['PHP 10,050.00.', '2026-11-30, 06:50 PHT.']);
  expect(unbrokenIn('CMT-2026-090022 ended on 2026-11-30, at noon.')).toEqual([
    'CMT-2026-090022',
    '2026-11-30,',
  ]);
  expect(unbrokenIn('Until 2026-11-30, 06:50 GMT+8')).toEqual(['2026-11-30, 06:50 GMT+8']);
  expect(unbrokenIn('A well-known issuer, 48 hours before 9-to-5')).toEqual([]);
});
