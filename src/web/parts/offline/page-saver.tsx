import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readSessionMark } from '#web/parts/device/read-session-mark.ts';
import { addressOf, builtFilesOnScreen, filesOnScreen } from './files-on-screen.ts';
import { leaveOnlyOwn } from './leave-only-own.ts';
import { liveParts, noteName } from './mark-offline-copy.ts';
import { kindOfPath, standingPaths } from './offline-policy.ts';
import { listOfflineCopies, saveOfflineCopy } from './save-offline-copy.ts';
import { whenOnline } from './when-online.ts';

/** Delays after which a page is stored: not if it was left before, and again with what it loaded meanwhile. */
const looksMs = [1500, 10_000];

const dayMs = 86_400_000;

/** Stores visited pages for offline use, and disables on an offline copy what needs a network. */
export function PageSaver() {
  const { pathname, search } = useLocation();
  const path = `${pathname}${search}`;
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !('caches' in window)) return;
    if (import.meta.env.PROD) startWorker().catch(() => {});
  }, []);
  useEffect(() => {
    // After a sign-out or another sign-in nothing of the previous session may remain.
    if ('caches' in window) leaveOnlyOwn(readSessionMark(document.cookie)).catch(() => {});
    const note = document.querySelector(noteName);
    if (note) return enterOfflineCopy(note);
    const isWanted = kindOfPath(path) === 'page' && 'caches' in window && !savesData();
    if (!isWanted) return;
    let known = 0;
    const look = () => {
      const files = filesOnScreen();
      if (!navigator.onLine || files.length === known) return;
      known = files.length;
      // Not stored this time: that does not affect the current page.
      saveOfflineCopy(path, files).catch(() => {});
    };
    const timers = looksMs.map((ms) => setTimeout(look, ms));
    return () => timers.forEach(clearTimeout);
  }, [path]);
  return null;
}

/** Registers the service worker, and renews the pages that are always stored. */
async function startWorker(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const copies = await listOfflineCopies();
  const ownFile = addressOf(import.meta.url) ?? '';
  const old = standingPaths.filter((path) => {
    const page = copies.find((one) => one.path === path);
    // The worker stores what a page's HTML references; it cannot know this file and others that are loaded later.
    return !page?.files.includes(ownFile) || Date.now() - page.keptAt > dayMs;
  });
  for (const path of old) await saveOfflineCopy(path, builtFilesOnScreen());
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * On an offline copy: disables booking for keyboards too, and updates the note when the network is back. Navigation from it loads
 * a new document, because the note and its styles belong to this one alone.
 * @returns a function to stop it
 */
function enterOfflineCopy(note: Element): () => void {
  const [loaded] = performance.getEntriesByType('navigation');
  const withoutHash = (address: string) => address.split('#')[0];
  if (loaded && withoutHash(loaded.name) !== withoutHash(location.href)) location.replace(location.href);
  for (const part of document.querySelectorAll<HTMLElement>(liveParts)) part.inert = true;
  const notify = () => {
    const words = note.firstElementChild;
    if (words) words.textContent = 'Đã có mạng lại. Trang này vẫn là bản cũ.';
  };
  return whenOnline(notify);
}
