import { reportOf } from './report';

const shot = (name: string, pixels: number) => {
  const [before, after, image] = ['before', 'after', 'difference'].map((text) =>
    Buffer.from(`${name} ${text}`),
  ) as [Buffer, Buffer, Buffer];
  return { name, before, after, difference: { pixels, image } };
};

const report = reportOf({
  title: 'Changes <since> a commit',
  compared: 9,
  changed: [shot('profile', 3), shot('campaign', 80)],
  failed: [{ name: 'receipt', why: 'no button "Receipt"' }],
});

it('shows the largest difference first, with its three pictures', () => {
  expect([...report.matchAll(/<h2 id="s\d">(.*)<\/h2>/g)].map(([, title]) => title)).toEqual([
    'campaign: 80 pixels',
    'profile: 3 pixels',
  ]);
  const pictures = [...report.matchAll(/base64,([^"]+)"/g)].map(([, text = '']) =>
    Buffer.from(text, 'base64').toString(),
  );
  expect(pictures.slice(0, 3)).toEqual([
    'campaign before',
    'campaign after',
    'campaign difference',
  ]);
});

it('is one file that loads nothing, and escapes its texts', () => {
  expect(report.match(/(?:src|href)="(?!data:|#)[^"]*"/g)).toBeNull();
  expect(report).toContain('<h1>Changes &lt;since&gt; a commit</h1>');
});
