/** @jest-environment jest-fixed-jsdom */
import { htmlToText } from './html-to-text';

describe('htmlToText', () => {
  it('removes the tags and keeps words apart', () => {
    expect(
      htmlToText('<h2>Kape</h2><p>Grown in <b>Benguet</b>.</p><ul><li>A</li><li>B</li></ul>'),
    ).toBe('Kape Grown in Benguet. · A · B');
    expect(htmlToText('<ul><li>only</li></ul>')).toBe('only');
    expect(htmlToText('one<br>two &amp; three')).toBe('one two & three');
  });

  it('removes hostile markup without running it', () => {
    const hostile =
      '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1"><style>*{}</style>' +
      '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe><svg onload="window.hacked = 1"></svg>';
    expect(htmlToText(hostile)).toBe('');
    expect('hacked' in window).toBe(false);
  });

  it('returns an empty string for an empty one', () => {
    expect(htmlToText('')).toBe('');
  });
});
