import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { mailsSent, runs, settle } from './answers.ts';

/** What is looked at of a test, and of a file or group of tests. */
type Task = Readonly<{ mode: string; result?: { state: string } | undefined; tasks?: readonly Task[] }>;

const passed = (task: Task): boolean =>
  task.tasks?.every(passed) ?? (task.mode === 'run' && task.result?.state === 'pass');

let file: Task | undefined;
runs();
beforeEach(async ({ task }) => {
  await mailsSent();
  file = task.file as Task;
  runs(expect.getState().currentTestName);
});
afterEach(async () => {
  await mailsSent();
  runs();
});
afterAll(async () => {
  const { testPath, snapshotState } = expect.getState();
  if (testPath && file) await settle(testPath, passed(file), snapshotState.snapshotUpdateState);
}, 60_000);
