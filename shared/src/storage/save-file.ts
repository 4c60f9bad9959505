interface TextFile {
  name: string;
  /** Its media type: `text/csv;charset=utf-8`. */
  type: string;
  text: string;
}

/**
 * Asks the browser to download a file. A frame without `allow-downloads` and many mobile web views ignore that, and no page
 * can tell: say that the browser was asked, and offer another way.
 */
export function saveFile({ name, type, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the URL only after handling the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
