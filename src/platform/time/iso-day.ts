import { z } from 'zod';
import { isDay } from './days.ts';

/** A day that somebody sends, one that PostgreSQL has too: ISO 8601 knows a year 0, which is a fault there. */
export const isoDay = (message = 'Ngày chưa đúng.') =>
  z.iso.date({ error: message, abort: true }).refine(isDay, message);
