import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useNearness } from '../hooks/use-nearness';
import { ListRow } from './ListRow';

/** jsdom has no layout: a test says what the browser's observer would. */
type See = (row: Element, near: boolean) => void;
let see: See = () => undefined;
let observed: Element[] = [];

class Observer {
  constructor(callback: IntersectionObserverCallback) {
    see = (target, isIntersecting) => {
      const boundingClientRect = { height: 480 } as DOMRectReadOnly;
      const entry = { target, isIntersecting, boundingClientRect } as IntersectionObserverEntry;
      callback([entry], this as unknown as IntersectionObserver);
    };
  }
  observe(row: Element) {
    observed.push(row);
  }
  unobserve(row: Element) {
    observed = observed.filter((each) => each !== row);
  }
  disconnect() {
    observed = [];
  }
}

beforeEach(() => {
  observed = [];
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: Observer, writable: true });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

function List({ near, height }: { near: boolean; height?: string }) {
  const area = useRef<HTMLElement>(null);
  const observe = useNearness(area);
  return (
    <section ref={area}>
      <ul>
        <ListRow near={near} height={height} observe={observe}>
          {() => <button type="button">Invest Now</button>}
        </ListRow>
      </ul>
    </section>
  );
}

const row = () => screen.getByRole('listitem');
const content = () => screen.queryByRole('button');

describe('a row of a long list', () => {
  it('gives up its content far from view and keeps its height', () => {
    render(<List near height="30rem" />);
    expect(content()).toBeInTheDocument();
    act(() => see(row(), false));
    expect(content()).not.toBeInTheDocument();
    expect(row()).toHaveStyle({ height: '480px' });
    act(() => see(row(), true));
    expect(content()).toBeInTheDocument();
    expect(row()).not.toHaveStyle({ height: '480px' });
  });

  it('waits with its content when it may be far', () => {
    render(<List near={false} height="30rem" />);
    expect(content()).not.toBeInTheDocument();
    expect(row()).toHaveStyle({ height: '30rem' });
  });

  it('stays while it has the focus', () => {
    render(<List near height="30rem" />);
    screen.getByRole('button').focus();
    act(() => see(row(), false));
    expect(content()).toHaveFocus();
  });

  it('always has its content without a height', () => {
    render(<List near={false} />);
    expect(content()).toBeInTheDocument();
    expect(observed).toEqual([]);
  });

  it('is watched no longer once it is gone', () => {
    const view = render(<List near height="30rem" />);
    expect(observed).toHaveLength(1);
    view.unmount();
    expect(observed).toEqual([]);
  });
});
