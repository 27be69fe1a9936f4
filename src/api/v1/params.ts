import { z } from 'zod';

/** Format of slugs in paths; anything else is answered with 404. */
const slug = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,199}$/i, 'Tên trong địa chỉ chỉ có chữ không dấu, số và dấu gạch.');

/** A code as people copy it: with spaces, dots or dashes between its letters. */
export const code = z.string().regex(/^[a-z0-9][a-z0-9 ._-]{0,39}$/i, 'Mã chỉ có chữ không dấu và số.');

export const slugParams = z.object({ slug });
export const codeParams = z.object({ code });
