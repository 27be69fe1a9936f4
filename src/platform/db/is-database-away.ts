/**
 * Whether an error means that the database is temporarily unavailable: unreachable, out of connections or disk space,
 * stopping or starting, or a wait that timed out. The same request may succeed a little later. Connection errors of a
 * provider's address do not count: `fetch` wraps those in an error of its own.
 */
export function isDatabaseAway(fault: unknown): boolean {
  if (typeof fault !== 'object' || fault === null) return false;
  const { code = '', message = '' } = fault as { code?: unknown; message?: unknown };
  if (awayStates.test(String(code)) || awaySystemErrors.test(String(code))) return true;
  if (awayWords.test(String(message))) return true;
  return fault instanceof AggregateError && fault.errors.length > 0 && fault.errors.every(isDatabaseAway);
}

/**
 * SQLSTATE, appendix A of PostgreSQL's manual: connections (08), out of disk, memory or connections (53), stopping and
 * starting (57P), cancelled by the server (57014, 25P03, 25P04), lock not available in time (55P03), serialization failure
 * and deadlock (40001, 40P01), a former primary (25006), files that cannot be read or written (58030).
 */
const awayStates = /^((08|53)[0-9A-Z]{3}|57P0[0-9]|57014|25P03|25P04|25006|55P03|40001|40P01|58030)$/;

/** System error codes for an unreachable host or a broken connection. */
const awaySystemErrors =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Messages of the driver, which has no codes for its own timeouts. */
const awayWords =
  /ECONNREFUSED|ECONNRESET|EPIPE|terminat|timeout exceeded|Query read timeout|not queryable|too many clients/i;

/** Whether somebody else worked on the same rows for longer than a person waits; nothing was written, and the same request may succeed at once. */
export function isBusyElsewhere(fault: unknown): boolean {
  const { code = '' } = (typeof fault === 'object' && fault !== null ? fault : {}) as { code?: unknown };
  return /^(55P03|40001|40P01)$/.test(String(code));
}
