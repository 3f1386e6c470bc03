import type { Route } from '../base/route.ts';
import { clientPage } from './client.ts';
import { addNote, removeNote } from './notes.ts';
import { printReminder, readReminder, sendReminder } from './reminders.ts';

/** The client page, notes and reminders. */
export const clientRoutes: readonly Route[] = [
  clientPage,
  addNote,
  removeNote,
  readReminder,
  printReminder,
  sendReminder,
];
