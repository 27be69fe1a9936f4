import { createHmac, timingSafeEqual } from 'node:crypto';

/** Payload of an edit link. */
interface EditLink {
  planId: number;
  /** The plan's version when the link was made; renewing the link increments it. */
  editVersion: number;
}

/** The secret key in a plan's edit link. Derived, never stored. */
export function editLinkKey(secret: string, { planId, editVersion }: EditLink): string {
  return createHmac('sha256', secret)
    .update(`plan edit:${planId}:${editVersion}`)
    .digest('base64url')
    .slice(0, 32);
}

/** Whether a key is that of the plan's current edit link, not of one renewed since. */
export function opensEditLink(secret: string, link: EditLink, key: string): boolean {
  const [expected, given] = [Buffer.from(editLinkKey(secret, link)), Buffer.from(key)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
