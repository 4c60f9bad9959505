import { oneLine, printable, printableError } from './printable';

const clear = '\u001B[2J\u001B[H';

describe('untrusted text', () => {
  it('can neither move the cursor nor start a new line', () => {
    expect(oneLine(`a${clear}b\r\n2026-03-01 ok\u009B1A\u202Eabc`)).toBe(
      'a\\u001b[2J\\u001b[Hb\\u000d\\u000a2026-03-01 ok\\u009b1A\\u202eabc',
    );
  });

  it('stays as it is when it has no control characters', () => {
    expect(oneLine('Peñafrancia – “₱1,000” 🦜')).toBe('Peñafrancia – “₱1,000” 🦜');
  });

  it('keeps its lines when it may have several', () => {
    expect(printable(`one\n${clear}two`)).toBe('one\n\\u001b[2J\\u001b[Htwo');
  });

  it('is escaped anywhere in an error', () => {
    const error = new Error(`no such thing: ${clear}\nSandbox ready: http://evil.example`, {
      cause: { detail: clear },
    });
    const text = printableError(error);
    expect(text).toContain('no such thing: \\u001b[2J');
    expect(text).not.toContain('\u001B');
    expect(text).not.toMatch(/^Sandbox ready/m);
  });
});
