import removeComments from './css-comments.cjs';

it.each([
  ['  color: red;\n\n  /* As on a card. */\n  gap: 0;', '  color: red;\n\n\n  gap: 0;'],
  ['  /*\n   * Of two lines.\n   */\n  gap: 0;', '\n\n\n  gap: 0;'],
  ['import(\n  /* webpackChunkName: "a" */\n  "./a")', undefined],
  ['  /** A path. */ to: string;\n  /** A name. */', '  /** A path. */ to: string;\n'],
  ["const file = 'scripts/*.ts'; // */", undefined],
  ['const at = 1; /* here */', undefined],
])('of %j, leaves %j', (source, left = source) => {
  expect(removeComments(source)).toBe(left);
});
