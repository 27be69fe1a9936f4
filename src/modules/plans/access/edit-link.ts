import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an edit link stands for. */
interface EditLink {
  planId: number;
  /** As the plan had it when the link was made; a new link raises it. */
  editVersion: number;
}

/** The secret part of the link that lets others edit a plan. Nothing of it is stored. */
export function editLinkKey(secret: string, { planId, editVersion }: EditLink): string {
  return createHmac('sha256', secret)
    .update(`plan edit:${planId}:${editVersion}`)
    .digest('base64url')
    .slice(0, 32);
}

/** Whether a key is that of the plan's present edit link; one of before it was made anew is not. */
export function opensEditLink(secret: string, link: EditLink, key: string): boolean {
  const [expected, given] = [Buffer.from(editLinkKey(secret, link)), Buffer.from(key)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
