/** @jest-environment jest-fixed-jsdom */
import { buildFrame, type FrameTemplate } from './frame-template';

const template: FrameTemplate = {
  page: ['ul', { style: 'color: red' }, '{{rows}}'],
  rows: {
    plain: [
      'li',
      { id: 'row{{index}}' },
      ['a', { href: '{{link}}' }, 'To {{name}}'],
      ['p', { 'data-part': 'note' }, ['b', {}, 'Note: '], '{{note}}'],
      ['svg', {}, ['path', { d: 'M0 0' }]],
    ],
  },
  styles: '',
  documentStyles: '',
};

function show(...rows: Record<string, string>[]) {
  document.body.replaceChildren(
    ...buildFrame(
      template,
      rows.map((row) => ({ form: 'plain', ...row })),
    ),
  );
  return document.body;
}

describe('a first frame', () => {
  it('fills the slots of each row, and leaves out a part whose slot is empty', () => {
    const page = show({ name: 'A', link: '/a', note: 'new' }, { name: 'B', link: '/b', note: '' });
    expect(page.innerHTML).toBe(
      '<ul style="color: red;">' +
        '<li id="row0"><a href="/a">To A</a><p><b>Note: </b>new</p><svg><path d="M0 0"></path></svg></li>' +
        '<li id="row1"><a href="/b">To B</a><svg><path d="M0 0"></path></svg></li></ul>',
    );
    expect(page.querySelector('path')).toBeInstanceOf(SVGElement);
  });

  it('shows markup in a value as text', () => {
    const page = show({ name: '<img src=x onerror="x()">{{note}}', link: '/a', note: 'new' });
    expect(page.querySelector('img')).toBeNull();
    expect(page.querySelector('a')).toHaveTextContent('To <img src=x onerror="x()">{{note}}');
  });
});
