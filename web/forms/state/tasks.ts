/** Deferred work: however often requested, it runs once. */
interface Task {
  ask: () => void;
  /** Cancels pending requests. */
  drop: () => void;
  stop: () => void;
}

/** A macrotask, so that the typed character is painted first. */
export function taskQueue(work: () => void): Task {
  const channel = new MessageChannel();
  let asked = false;
  channel.port1.onmessage = () => {
    if (!asked) return;
    asked = false;
    work();
  };
  return {
    ask: () => {
      if (asked) return;
      asked = true;
      channel.port2.postMessage(0);
    },
    drop: () => {
      asked = false;
    },
    stop: () => {
      asked = false;
      channel.port1.close();
    },
  };
}

/** A hidden page paints no frames: the work then runs after this many milliseconds. */
const NO_FRAME = 100;

/** Runs after the next frame is painted. */
export function afterFrame(work: () => void): Task {
  if (typeof requestAnimationFrame !== 'function') return taskQueue(work);
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unask = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = 0;
  };
  const task = taskQueue(() => {
    unask();
    work();
  });
  return {
    ask: () => {
      if (frame !== 0) return;
      // A timer set in the frame callback fires after all other frame callbacks.
      frame = requestAnimationFrame(() => {
        clearTimeout(timer);
        timer = setTimeout(task.ask);
      });
      timer = setTimeout(task.ask, NO_FRAME);
    },
    drop: () => {
      unask();
      task.drop();
    },
    stop: () => {
      unask();
      task.stop();
    },
  };
}

let lastKey = Number.NEGATIVE_INFINITY;

/** Notes each key pressed in a page. */
export const watchKeys = (page: EventTarget): void =>
  page.addEventListener(
    'keydown',
    () => {
      lastKey = performance.now();
    },
    { capture: true, passive: true },
  );
if (typeof document !== 'undefined') watchKeys(document);

/** Milliseconds of work between two looks at what else the page has to do. */
const AT_A_TIME = 6;

/**
 * Work in steps that starts when no key was pressed for `rest` milliseconds, wherever on the page; a key pressed meanwhile holds
 * the next step back until typing rests again. Asking again begins from the first step.
 */
export function atRest(steps: () => Iterator<undefined, void>, rest: number): Task {
  let left: Iterator<undefined, void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = () => {
    clearTimeout(timer);
    left = undefined;
  };
  const work = () => {
    const wait = lastKey + rest - performance.now();
    if (wait > 0) {
      timer = setTimeout(work, wait);
      return;
    }
    left ??= steps();
    const until = performance.now() + AT_A_TIME;
    do if (left.next().done) return drop();
    while (performance.now() < until);
    timer = setTimeout(work);
  };
  return {
    ask: () => {
      drop();
      timer = setTimeout(work, rest);
    },
    drop,
    stop: drop,
  };
}
