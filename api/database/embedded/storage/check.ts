import { parentPort, workerData } from 'node:worker_threads';
import { damagedMessage, problemsOf, unreadable } from './integrity.ts';
import { openSql } from './sqlite.ts';

const { file, full } = workerData as { file: string; full: boolean };
const sql = openSql(file, { readOnly: true });
const problems = problemsOf(sql, full);
parentPort!.postMessage(
  problems.length > 0 ? damagedMessage(file, problems.join('; '), unreadable(sql)) : undefined,
);
sql.close();
