import { EventEmitter } from 'node:events';
import { prepareFrameProcesses, type Session } from './frame-process';

interface Command {
  id: number;
  method: string;
}

/** A page's session with one frame, which replies to all commands but one. */
class Page extends EventEmitter {
  readonly commands: string[] = [];

  async send(method: string, params: { message?: string } = {}): Promise<void> {
    if (method !== 'Target.sendMessageToTarget') return;
    const command = JSON.parse(params.message ?? '') as Command;
    this.commands.push(command.method);
    const error = command.method === 'Unknown.command' ? { message: 'not found' } : undefined;
    this.receive({ id: command.id, result: { of: command.method }, error });
  }

  receive(message: object): void {
    this.emit('Target.receivedMessageFromTarget', {
      sessionId: '1',
      message: JSON.stringify(message),
    });
  }

  attach(type: string): void {
    this.emit('Target.attachedToTarget', { sessionId: '1', targetInfo: { type } });
  }
}

async function prepared(prepare: (frame: Session) => Promise<void>, type = 'iframe') {
  const page = new Page();
  await prepareFrameProcesses(page as unknown as Session, prepare);
  page.attach(type);
  await new Promise((resolve) => setTimeout(resolve));
  return page;
}

describe('a frame in a process of its own', () => {
  it('starts when it is prepared, not before', async () => {
    let done = (): void => {};
    const page = await prepared(async (frame) => {
      await frame.send('Network.enable');
      await new Promise<void>((resolve) => (done = resolve));
    });
    expect(page.commands).toEqual(['Network.enable']);
    done();
    await new Promise((resolve) => setTimeout(resolve));
    expect(page.commands).toEqual(['Network.enable', 'Runtime.runIfWaitingForDebugger']);
  });

  it('reports its events and results', async () => {
    const noted: unknown[] = [];
    const page = await prepared(async (frame) => {
      frame.on('Network.loadingFinished', (event) => noted.push(event));
      noted.push(await frame.send('Network.enable'));
    });
    page.receive({ method: 'Network.loadingFinished', params: { requestId: '7' } });
    expect(noted).toEqual([{ of: 'Network.enable' }, { requestId: '7' }]);
  });

  it('rejects a command that fails', async () => {
    let why = '';
    await prepared(async (frame) => {
      await frame
        .send('Unknown.command' as 'Network.enable')
        .catch((error: Error) => (why = error.message));
    });
    expect(why).toBe('Unknown.command: not found');
  });

  it('is a frame: workers start as they are', async () => {
    const page = await prepared(() => Promise.reject(new Error('not a frame')), 'worker');
    expect(page.commands).toEqual(['Runtime.runIfWaitingForDebugger']);
  });
});
