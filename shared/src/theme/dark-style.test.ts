import { darkStyle } from './dark-style';
import { tokens } from './tokens';

it('the dark appearance has another value for every colour and shadow, on screens only', () => {
  for (const name of Object.values({ ...tokens.colour, ...tokens.shadow }))
    expect(darkStyle()).toContain(`${name.slice('var('.length, -1)}:`);
  expect(darkStyle()).toMatch(/^@media screen\{.*--brand-dark-accent,.*color-scheme:dark.*\}\}\}$/);
});
