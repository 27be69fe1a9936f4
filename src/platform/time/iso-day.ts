import { z } from 'zod';
import { isDay } from './days.ts';

/** An ISO day from a request; excludes year 0, which ISO 8601 has and PostgreSQL does not. */
export const isoDay = (message = 'Ngày chưa đúng.') =>
  z.iso.date({ error: message, abort: true }).refine(isDay, message);
