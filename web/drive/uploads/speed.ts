/** Bytes sent at a moment. */
interface Sample {
  at: number;
  sent: number;
}

const SPAN_MS = 8000;

/** Transfer speed over the last eight seconds, so that it neither jumps nor lags. */
export class Speed {
  #samples: Sample[] = [];

  /** Records the bytes sent so far, at a time in milliseconds. */
  note(sent: number, at: number): void {
    const last = this.#samples.at(-1);
    if (last && sent < last.sent) this.#samples = [];
    this.#samples.push({ at, sent });
    while (this.#samples.length > 2 && at - this.#samples[1]!.at > SPAN_MS) this.#samples.shift();
  }

  /** Resets after a pause. */
  reset(): void {
    this.#samples = [];
  }

  /** Bytes a second; 0 while unknown. */
  get bytesPerSecond(): number {
    const [first, last] = [this.#samples[0], this.#samples.at(-1)];
    if (!first || !last || last.at - first.at < 250) return 0;
    return ((last.sent - first.sent) * 1000) / (last.at - first.at);
  }
}

/** Whole seconds left; undefined while the speed is unknown. */
export const secondsLeft = (rest: number, bytesPerSecond: number): number | undefined =>
  bytesPerSecond > 0 ? Math.ceil(rest / bytesPerSecond) : undefined;
