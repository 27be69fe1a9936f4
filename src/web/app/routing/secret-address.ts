/**
 * The headers of a page in whose address a pass stands: no other site shall learn it. Browsers would post a form of a
 * `no-referrer` page as if it came from nowhere (`Origin: null`; Fetch standard, 'append a request Origin header'), which
 * is refused as forged.
 */
export const secretAddress = () => ({ 'referrer-policy': 'same-origin' });
