/** @jest-environment jest-fixed-jsdom */
import { plainText } from './plain-text';

describe('plainText', () => {
  it('removes the tags and keeps words apart', () => {
    expect(
      plainText('<h2>Kape</h2><p>Grown in <b>Benguet</b>.</p><ul><li>A</li><li>B</li></ul>'),
    ).toBe('Kape Grown in Benguet. · A · B');
    expect(plainText('<ul><li>only</li></ul>')).toBe('only');
    expect(plainText('one<br>two &amp; three')).toBe('one two & three');
  });

  it('removes hostile markup without running it', () => {
    const hostile =
      '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1"><style>*{}</style>' +
      '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe><svg onload="window.hacked = 1"></svg>';
    expect(plainText(hostile)).toBe('');
    expect('hacked' in window).toBe(false);
  });

  it('returns an empty string for an empty one', () => {
    expect(plainText('')).toBe('');
  });
});
