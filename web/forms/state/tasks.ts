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
