/** @jest-environment jest-fixed-jsdom */
import { saveFile } from './save-file';

describe('a file to save', () => {
  it('is downloaded under its name, with its media type', async () => {
    const saved: { blob: Blob; name: string }[] = [];
    let blob = new Blob();
    Object.assign(URL, {
      createObjectURL: (made: Blob) => {
        blob = made;
        return 'blob:file';
      },
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      expect(this.href).toBe('blob:file');
      saved.push({ blob, name: this.download });
    });
    saveFile({ name: 'a.csv', type: 'text/csv;charset=utf-8', text: 'a,b' });
    expect(saved).toMatchObject([{ name: 'a.csv' }]);
    expect(saved[0]?.blob.type).toBe('text/csv;charset=utf-8');
    expect(await saved[0]?.blob.text()).toBe('a,b');
  });
});
