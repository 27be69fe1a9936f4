import type { FastifyInstance } from 'fastify';
import { isStorable } from '#platform/db/storable-text.ts';
import { notFound, ProblemError } from '#platform/http/problem.ts';

/**
 * Refuses texts with NUL or a lone surrogate ('\ud83d'), which PostgreSQL cannot store and nobody types (S-11), with the
 * name of the field, before any route sees them.
 */
export function refuseControlCharacters(server: FastifyInstance): void {
  server.addHook('preValidation', async ({ params, query, body }) => {
    if (unstorableField(params, '') !== null) throw notFound('Không có địa chỉ này.');
    for (const part of [query, body]) {
      const field = unstorableField(part, '');
      if (field !== null)
        throw new ProblemError(400, 'invalid_input', 'Dữ liệu gửi lên chưa hợp lệ.', {
          errors: [{ field, message: 'Có ký tự không dùng được.' }],
        });
    }
  });
}

/** The path of the first text that cannot be stored; null when there is none. Bodies are small and of bounded depth. */
function unstorableField(value: unknown, path: string): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return null;
  for (const [key, inner] of Object.entries(value)) {
    const at = path ? `${path}.${key}` : key;
    const found = !isStorable(key) ? path : unstorableField(inner, at);
    if (found !== null) return found;
  }
  return null;
}
