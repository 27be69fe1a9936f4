/**
 * Whether a fault means that the database cannot serve this moment: it is not there, has no connection left, is stopping
 * or starting, or gave up waiting. The same request may succeed a little later. Codes: SQLSTATE, appendix A of
 * PostgreSQL's manual.
 */
export function isDatabaseAway({ code = '', message = '' }: { code?: string; message?: string }): boolean {
  return (
    /^(08|53|57P)[0-9A-Z]{2,3}$|^(40001|40P01|55P03|57014)$/.test(code) ||
    /ECONNREFUSED|ECONNRESET|EPIPE|terminat|timeout exceeded|too many clients/i.test(message)
  );
}
