import { parentPort, workerData } from 'node:worker_threads';
import { readCalendar } from './read-calendar.ts';
import type { CalendarOrder } from './read-foreign-calendar.ts';

// Entry point of the worker thread of `readForeignCalendar`.
const { text, reading } = workerData as CalendarOrder;
parentPort?.postMessage(readCalendar(text, reading));
