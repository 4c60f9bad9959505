import { appThat } from '@investor-portal/shared/session/session-host';
import { isWebView } from '../runtime/is-web-view';

export interface TextFile {
  name: string;
  type: string;
  text: string;
}

/** Only an app says whether it has the file. `not requested`: the investor has to choose a way (`FileAlternatives`). */
export type SaveOutcome = 'requested' | 'taken' | 'not confirmed' | 'not requested';

export async function saveFile(file: TextFile): Promise<SaveOutcome> {
  const app = appThat('file');
  if (app) {
    const { name, type, text } = file;
    const bytes = new TextEncoder().encode(text).buffer;
    return app.ask({ action: 'portal:file', value: { name, type, bytes } }).then(
      () => 'taken',
      () => 'not confirmed',
    );
  }
  // A download may replace the portal in Apple's web views, and ends some apps on Android.
  if (isWebView()) return 'not requested';
  downloadFile(file);
  return 'requested';
}

/** Frames without `allow-downloads` and many web views ignore the download without an error. */
export function downloadFile({ name, type, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the URL only after handling the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export function sentenceOf(outcome: SaveOutcome, name: string): string {
  if (outcome === 'taken') return `The app has ${name} now.`;
  if (outcome === 'not confirmed') return `The app did not confirm that it has ${name}.`;
  if (outcome === 'not requested') return `Choose how to get ${name}.`;
  return `We asked your browser to save ${name}.`;
}
