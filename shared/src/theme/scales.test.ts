import { scales } from './scales';
import { tokenDeclarations } from './tokens';

it('changes nothing where the platform has set nothing', () => {
  expect(scales({})).toEqual({});
  expect(scales({ fontFamily: 'inter' })).toEqual({});
});

it('scales every distance with the unit, in rem, so that it follows the size of the text', () => {
  const compact = scales({ spacingUnit: '3px' });
  expect(compact).toMatchObject({ 'space-1': '0.1875rem', 'space-4': '0.75rem' });
  for (const [name, value] of Object.entries(scales({ spacingUnit: '4px' })))
    expect(tokenDeclarations()).toContain(`--${name}: ${value};`);
  expect(Object.keys(compact)).toHaveLength(10);
});

it('gives cards a larger radius than buttons, and small elements a smaller one', () => {
  expect(scales({ borderRadius: '0px' })).toEqual({
    'radius-sm': '0px',
    'radius-md': '0px',
    'radius-lg': '0px',
  });
  expect(scales({ borderRadius: '20px' })).toEqual({
    'radius-sm': '10px',
    'radius-md': '20px',
    'radius-lg': '24px',
  });
});

it('names a font of the device', () => {
  expect(scales({ fontFamily: 'serif' })['font-body']).toMatch(/, serif$/);
});
