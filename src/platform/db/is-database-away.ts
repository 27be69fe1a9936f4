/**
 * Whether a fault means that the database cannot serve this moment: it is not there, has no connection or no room left, is
 * stopping or starting, or somebody gave up waiting for it. The same request may succeed a little later. What a provider's
 * address refuses is not meant: `fetch` hides such a fault behind one of its own.
 */
export function isDatabaseAway(fault: unknown): boolean {
  if (typeof fault !== 'object' || fault === null) return false;
  const { code = '', message = '' } = fault as { code?: unknown; message?: unknown };
  if (awayStates.test(String(code)) || awaySystemErrors.test(String(code))) return true;
  if (awayWords.test(String(message))) return true;
  return fault instanceof AggregateError && fault.errors.length > 0 && fault.errors.every(isDatabaseAway);
}

/**
 * SQLSTATE, appendix A of PostgreSQL's manual: connections (08), out of room, memory or connections (53), stopping and
 * starting (57P), given up by the server (57014, 25P03, 25P04), a lock not had in time (55P03), serialization and deadlock
 * (40001, 40P01), a primary that is one no more (25006), files that cannot be read or written (58030).
 */
const awayStates = /^((08|53)[0-9A-Z]{3}|57P0[0-9]|57014|25P03|25P04|25006|55P03|40001|40P01|58030)$/;

/** Of the system, when there is nobody at the address or the way there is cut. */
const awaySystemErrors =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Of the driver, which has no codes for what it gives up itself. */
const awayWords =
  /ECONNREFUSED|ECONNRESET|EPIPE|terminat|timeout exceeded|Query read timeout|not queryable|too many clients/i;
