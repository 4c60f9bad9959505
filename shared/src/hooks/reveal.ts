/** The ref of a notice that appears below the buttons or the visible part of a dialog on a phone. */
export function reveal(notice: HTMLElement | null): void {
  notice?.scrollIntoView?.({ block: 'nearest' });
}
