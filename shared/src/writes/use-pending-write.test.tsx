import { act, cleanup, renderHook } from '@testing-library/react';
import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { configure } from '../testing/configure';
import { recordToasts } from '../testing/record-toasts';
import { signIn } from '../testing/sandbox';
import { pendingWriteStore } from './pending-write-store';
import type { WriteDone, WriteFailure } from './settle-write';
import { usePendingWrite } from './use-pending-write';

const toasts = recordToasts();
beforeEach(() => configure());

const done: WriteDone<string> = { kind: 'done', message: null, found: null };
const refused: WriteFailure = { kind: 'refused', message: 'Not now.' };
const unconfirmed: WriteFailure = { kind: 'unconfirmed', serverMessage: 'Maintenance.' };

/** A request that the test answers. */
function request() {
  let answer: (outcome: WriteDone<string> | WriteFailure) => void = () => {};
  const work = jest.fn(
    () => new Promise<WriteDone<string> | WriteFailure>((resolve) => (answer = resolve)),
  );
  return { work, answer: (outcome: WriteDone<string> | WriteFailure) => answer(outcome) };
}

/** Creates the store of a page that has just been loaded. */
const newStore = () =>
  pendingWriteStore<string, WriteFailure>({
    key: (id) => `write:${id}`,
    text: (_, input) => input,
  });

/** Creates a remote's store of writes, and screens for one of the writes. */
async function writes() {
  await signIn();
  const each = newStore();
  const onDone = jest.fn();
  const openScreen = () =>
    renderHook(
      () =>
        usePendingWrite(each, 'a', {
          onDone: (outcome: WriteDone<string>, _, isOpen) => onDone(outcome, isOpen),
          unknownText: () => 'We don’t know yet.',
        }),
      { reactStrictMode: true },
    );
  return { writes: each, openScreen, onDone };
}
const marker = () => sessionStorage.getItem('investor:write:a');

describe('a write whose outcome may be unknown', () => {
  it('is sent once, however often and on whichever screen it is pressed', async () => {
    const { openScreen, onDone } = await writes();
    const [first, second] = [openScreen(), openScreen()];
    const { work, answer } = request();
    const presses: Promise<boolean>[] = [];
    act(() => {
      for (const { result } of [first, first, second])
        presses.push(result.current.send('x', work), result.current.check('x', work));
    });
    expect(second.result.current.write).toMatchObject({ kind: 'sending', input: 'x' });
    await act(async () => answer(done));
    expect(await Promise.all(presses)).toEqual([true, false, false, false, false, false]);
    expect(work).toHaveBeenCalledTimes(1);
    expect(onDone.mock.calls).toEqual([[done, true]]);
    expect(openScreen().result.current.write.kind).toBe('idle');
  });

  it.each([
    [refused, { kind: 'failure', message: 'Not now.' }, 'refused'],
    [
      unconfirmed,
      { kind: 'info', message: 'We don’t know yet. The platform answered: Maintenance.' },
      'unknown',
    ],
  ])(
    'informs an investor who has left, and waits for the next screen',
    async (failure, toast, kind) => {
      const { openScreen } = await writes();
      const { result, unmount } = openScreen();
      const { work, answer } = request();
      act(() => void result.current.send('x', work));
      unmount();
      await act(async () => answer(failure));
      expect(toasts).toEqual([toast]);
      expect(openScreen().result.current.write).toMatchObject({ kind, failure });
    },
  );

  it('leaves an unknown outcome to a screen that is open', async () => {
    const { openScreen } = await writes();
    const { result, unmount } = openScreen();
    const { work, answer } = request();
    act(() => void result.current.send('x', work));
    openScreen();
    unmount();
    await act(async () => answer(unconfirmed));
    expect(toasts).toEqual([]);
  });

  it.each([
    [refused, null],
    [done, null],
    [unconfirmed, 'x'],
  ])('leaves a marker for a reload until its outcome is known: %j', async (outcome, left) => {
    const { writes: each, openScreen } = await writes();
    const { result } = openScreen();
    const { work, answer } = request();
    act(() => void result.current.send('x', work));
    expect(marker()).toBe('x');
    // The page that sent the write waits for its response.
    expect(each.interruptedText('a')).toBeNull();
    const reloaded = newStore();
    expect(reloaded.interruptedText('a')).toBe('x');
    await act(async () => answer(outcome));
    expect(marker()).toBe(left);
    expect(reloaded.interruptedText('a')).toBe(left);
  });

  it('reveals nothing about an investor’s write on the page of a different investor', async () => {
    const { writes: each, openScreen, onDone } = await writes();
    const { result } = openScreen();
    const [first, next] = [request(), request()];
    act(() => void result.current.send('x', first.work));
    await act(() => signIn());
    expect(each.read('a').kind).toBe('idle');
    act(() => void result.current.send('y', next.work));
    await act(async () => first.answer(done));
    expect(each.read('a')).toMatchObject({ kind: 'sending', input: 'y' });
    act(() => store.set(externalAtom, null));
    await act(async () => next.answer(refused));
    expect([onDone.mock.calls, toasts]).toEqual([[], []]);
    cleanup();
  });

  it('can be sent again after an unexpected error', async () => {
    const { openScreen } = await writes();
    const { result } = openScreen();
    const send = () => result.current.send('x', () => Promise.reject(new Error('no')));
    await act(() => expect(send()).rejects.toThrow('no'));
    expect(result.current.write.kind).toBe('idle');
  });
});
