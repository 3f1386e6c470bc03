/** Work asked for now and done in a task of its own, once however often it was asked for. */
interface Task {
  ask: () => void;
  /** Not needed any more, for what was asked so far. */
  drop: () => void;
  stop: () => void;
}

/** A task of its own after the current one, so that the typed character is drawn first. */
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

/** A page that is not shown draws no frames: then the work is done after this many milliseconds. */
const NO_FRAME = 100;

/** A task after the next frame was drawn. */
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
      // A timer set in the frame comes up when all that waits for this frame has had its turn.
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
