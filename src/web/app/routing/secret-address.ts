/**
 * The headers of a page whose URL contains a link token: no other site may learn it. Not `no-referrer`: browsers would then post
 * the page's form with `Origin: null` (Fetch standard, 'append a request Origin header'), which is refused as forged.
 */
export const secretAddress = () => ({ 'referrer-policy': 'same-origin' });
