import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { watchReactTexts } from './react-text-nodes';

/** Returns the texts that React keeps of the content, rendered into a document that the check of all tests does not see. */
function textsOf(content: ReactNode) {
  const page = document.implementation.createHTMLDocument();
  const keptTexts = watchReactTexts(page);
  render(content, { container: page.body });
  return keptTexts();
}

const amount = 'PHP 5,000.00';
const Bare = () => amount;

it.each([
  ['beside another text', <p key="">Short by {amount}</p>, ['Short by ', amount]],
  ['beside an element', <p key="">{[amount, <b key="">!</b>]}</p>, [amount]],
  ['returned by a component', <Bare key="" />, [amount]],
])('reports a text %s', (_case, content, kept) => {
  expect(textsOf(content)).toEqual(kept);
});

it.each([
  ['is the only child', <p key="">{`Short by ${amount}`}</p>],
  ['is a number', <p key="">{5}</p>],
])('accepts a text that %s', (_case, content) => {
  expect(textsOf(content)).toEqual([]);
});
