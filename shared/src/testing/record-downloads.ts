/** Records the files that the page asks the browser to save, in each test of the file or block. */
export function recordDownloads(): { name: string; file: Blob }[] {
  const saved: { name: string; file: Blob }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let file = new Blob();
    const createObjectURL = (made: Blob) => {
      file = made;
      return 'blob:1';
    };
    Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      if (this.href === 'blob:1') saved.push({ name: this.download, file });
    });
  });
  return saved;
}
