import { plainText } from './plain-text';

describe('plainText', () => {
  it('keeps the words apart and the tags away', () => {
    expect(
      plainText('<h2>Kape</h2><p>Grown in <b>Benguet</b>.</p><ul><li>A</li><li>B</li></ul>'),
    ).toBe('Kape Grown in Benguet. · A · B');
    expect(plainText('<ul><li>only</li></ul>')).toBe('only');
    expect(plainText('one<br>two &amp; three')).toBe('one two & three');
  });

  it('is empty for hostile markup, which does not run', () => {
    const hostile =
      '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1"><style>*{}</style>' +
      '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe><svg onload="window.hacked = 1"></svg>';
    expect(plainText(hostile)).toBe('');
    expect('hacked' in window).toBe(false);
  });

  it('is empty for nothing', () => {
    expect(plainText('')).toBe('');
  });
});
