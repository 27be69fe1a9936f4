import { liveParts } from './mark-offline-copy.ts';

/**
 * On a document that is a kept copy: what books is out of use for keyboards too, and the note tells when the network is
 * back. Whoever goes on to another page gets a whole new document, for the note and its rules are of this one alone.
 * @returns how to stop
 */
export function enterOfflineCopy(note: Element): () => void {
  const [loaded] = performance.getEntriesByType('navigation');
  const withoutHash = (address: string) => address.split('#')[0];
  if (loaded && withoutHash(loaded.name) !== withoutHash(location.href)) location.replace(location.href);
  for (const part of document.querySelectorAll<HTMLElement>(liveParts)) part.inert = true;
  const tell = () => {
    const words = note.firstElementChild;
    if (words) words.textContent = 'Đã có mạng lại. Trang này vẫn là bản cũ.';
  };
  window.addEventListener('online', tell);
  return () => window.removeEventListener('online', tell);
}
