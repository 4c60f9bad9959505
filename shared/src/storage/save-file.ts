interface TextFile {
  name: string;
  type: string;
  text: string;
}

/** Frames without `allow-downloads` and many web views ignore the download without an error, so offer another way, too. */
export function saveFile({ name, type, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the URL only after handling the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
