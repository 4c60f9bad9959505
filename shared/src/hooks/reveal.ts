/** The ref of a notice that may appear below the visible part of a dialog on a phone. */
export function reveal(notice: HTMLElement | null): void {
  notice?.scrollIntoView?.({ block: 'nearest' });
}
