import { keyOf, type Step } from './plan.ts';

/** How far a run is, and how long the rest will take by what its steps took so far. */
export class Progress {
  private done = 0;
  private readonly taken = new Map<string, number[]>();

  constructor(private readonly steps: readonly Step[]) {}

  /** A line to print before a step. */
  before(step: Step): string {
    const left = this.secondsLeft();
    const rest = left === undefined ? '' : `, about ${Math.ceil(left / 60)} min left`;
    return `[${this.done + 1} of ${this.steps.length}${rest}] ${keyOf(step)}`;
  }

  /** @param seconds how long it took; absent for a step that an earlier run has measured */
  after(step: Step, seconds?: number): void {
    this.done += 1;
    if (seconds === undefined) return;
    const kind = kindOf(step);
    this.taken.set(kind, [...(this.taken.get(kind) ?? []), seconds]);
  }

  /** Steps of a kind that has not been measured yet count like the others' mean. */
  private secondsLeft(): number | undefined {
    const all = [...this.taken.values()].flat();
    if (all.length === 0) return undefined;
    return this.steps
      .slice(this.done)
      .map((step) => mean(this.taken.get(kindOf(step)) ?? all))
      .reduce((total, each) => total + each, 0);
  }
}

function kindOf({ part, what, variant }: Step): string {
  return `${part} ${what ?? ''} ${variant}`;
}

function mean(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0) / values.length;
}
