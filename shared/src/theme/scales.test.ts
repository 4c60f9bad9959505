import { scales } from './scales';
import { tokenDeclarations } from './tokens';

const nothing = { always: {}, onWideScreens: {} };

it('changes nothing where the platform has set nothing', () => {
  expect(scales({})).toEqual(nothing);
  expect(scales({ fontFamily: 'inter' })).toEqual(nothing);
});

it('scales every distance with the unit, in rem, so that it follows the size of the text', () => {
  const { always: compact } = scales({ spacingUnit: '3px' });
  expect(compact).toMatchObject({ 'space-1': '0.1875rem', 'space-4': '0.75rem' });
  for (const [name, value] of Object.entries(scales({ spacingUnit: '4px' }).always))
    expect(tokenDeclarations()).toContain(`--${name}: ${value};`);
  expect(Object.keys(compact)).toHaveLength(10);
});

it('keeps the usual distances on a phone, which has no room for larger ones', () => {
  const { always, onWideScreens } = scales({ spacingUnit: '5px', borderRadius: '0px' });
  expect(always).toEqual(expect.not.objectContaining({ 'space-4': expect.anything() as unknown }));
  expect(onWideScreens).toMatchObject({ 'space-4': '1.25rem' });
});

it('gives cards a larger radius than buttons, and small elements a smaller one', () => {
  expect(scales({ borderRadius: '0px' }).always).toEqual({
    'radius-sm': '0px',
    'radius-md': '0px',
    'radius-lg': '0px',
  });
  expect(scales({ borderRadius: '20px' }).always).toEqual({
    'radius-sm': '10px',
    'radius-md': '20px',
    'radius-lg': '24px',
  });
});

it('names a font of the device', () => {
  expect(scales({ fontFamily: 'serif' }).always['font-body']).toMatch(/, serif$/);
});
