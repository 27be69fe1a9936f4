/** How pages say that a form is to be sent again: a wrong field, a change meanwhile, too many tries. */
const toBeSentAgain = new Set([409, 422, 429]);

/**
 * The status that a browser gets for a posted form. A form that is to be corrected comes back as a page like any other:
 * a browser writes every 4xx into its console as a fault of the site. What the page meant stands in `x-form-status`,
 * for logs and programs; the API keeps its statuses.
 */
export function formStatus(status: number): { status: number; headers: Record<string, string> } {
  return toBeSentAgain.has(status)
    ? { status: 200, headers: { 'x-form-status': String(status) } }
    : { status, headers: {} };
}
