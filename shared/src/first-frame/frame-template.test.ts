/** @jest-environment jest-fixed-jsdom */
import { buildFrame } from './frame-template';

const row = [
  'li',
  { id: 'row{{index}}' },
  ['a', { href: '{{link}}' }, 'To {{name}}'],
  ['p', {}, ['b', {}, 'Note: '], '{{note}}'],
  ['svg', {}, ['path', { d: 'M0 0' }]],
] as const;
const template = {
  page: [['ul', { style: 'color: red' }, '{{rows}}']] as const,
  rows: { plain: row },
  styles: '',
  documentStyles: '',
};

it('a first frame fills the slots of each row, and leaves out a part whose slots are empty', () => {
  const rows = [
    { name: '<img src=x onerror="x()">{{note}}', link: '/a', note: 'new' },
    { name: 'B', link: '/b', note: '' },
  ];
  const page = document.body;
  const formed = rows.map((each) => ({ form: 'plain', ...each }));
  page.append(...buildFrame(template, formed));
  expect(page.innerHTML).toBe(
    '<ul style="color: red;">' +
      '<li id="row0"><a href="/a">To &lt;img src=x onerror="x()"&gt;{{note}}</a>' +
      '<p><b>Note: </b>new</p><svg><path d="M0 0"></path></svg></li>' +
      '<li id="row1"><a href="/b">To B</a><svg><path d="M0 0"></path></svg></li></ul>',
  );
  expect(page.querySelector('path')).toBeInstanceOf(SVGElement);
});
