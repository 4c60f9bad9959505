import { addedComments, puzzlesIn } from './plain-comments';

it.each([
  'Of any other token the partner API knows.',
  'Who has left stays where they went.',
  'What was switched off since the page opened is on in the registry of its start.',
  'The newest version is none.',
  'It has no fallback but the next page.',
  'A list that is another.',
])('warns of %j', (sentence) => expect(puzzlesIn(`A good one. ${sentence}`)).toHaveLength(1));

it.each([
  'Returns the token of the session.',
  'What does it cost?',
  'There is no longer a way back, but one can reload.',
  'Another tab may have changed it.',
])('takes %j', (sentence) => expect(puzzlesIn(sentence)).toEqual([]));

it('reads the comments of added lines, with their places', () => {
  const diff = [
    '--- a/host/src/a.ts',
    '+++ b/host/src/a.ts',
    '@@ -3,0 +4,3 @@',
    '+/** Returns it. */',
    '+const a = 1;',
    '+  // By that.',
    '-// Of this.',
    '@@ -9 +12 @@',
    '+ * Whose it is.',
  ].join('\n');
  expect(addedComments(diff)).toEqual([
    { at: 'host/src/a.ts:4', text: 'Returns it.' },
    { at: 'host/src/a.ts:6', text: 'By that.' },
    { at: 'host/src/a.ts:12', text: 'Whose it is.' },
  ]);
});
