import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readSessionMark } from '#web/parts/device/read-session-mark.ts';
import { addressOf, builtFilesOnScreen, filesOnScreen } from './files-on-screen.ts';
import { leaveOnlyOwn } from './leave-only-own.ts';
import { liveParts, noteName } from './mark-offline-copy.ts';
import { kindOfPath, standingPaths } from './offline-policy.ts';
import { listOfflineCopies, saveOfflineCopy } from './save-offline-copy.ts';
import { whenOnline } from './when-online.ts';

/** A page that was only passed by is not kept; one that is looked at is kept again with what it loaded meanwhile. */
const looksMs = [1500, 10_000];

const dayMs = 86_400_000;

/** Keeps the pages that are seen for times without a network, and on an offline copy puts out of use what needs one. */
export function PageSaver() {
  const { pathname, search } = useLocation();
  const path = `${pathname}${search}`;
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !('caches' in window)) return;
    if (import.meta.env.PROD) startWorker().catch(() => {});
  }, []);
  useEffect(() => {
    // Whoever signed out or in since leaves nothing of before behind.
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
      // Not kept this time: the page on the screen is not touched by it.
      saveOfflineCopy(path, files).catch(() => {});
    };
    const timers = looksMs.map((ms) => setTimeout(look, ms));
    return () => timers.forEach(clearTimeout);
  }, [path]);
  return null;
}

/** Puts the worker in charge of coming pages, and renews what always is to be there. */
async function startWorker(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const kept = await listOfflineCopies();
  const ownFile = addressOf(import.meta.url) ?? '';
  const old = standingPaths.filter((path) => {
    const page = kept.find((one) => one.path === path);
    // The worker keeps what a page names; this file and others that are loaded later it cannot know.
    return !page?.files.includes(ownFile) || Date.now() - page.keptAt > dayMs;
  });
  for (const path of old) await saveOfflineCopy(path, builtFilesOnScreen());
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * On a document that is an offline copy: what books is out of use for keyboards too, and the note tells when the network is
 * back. Whoever goes on to another page gets a whole new document, for the note and its rules are of this one alone.
 * @returns how to stop
 */
function enterOfflineCopy(note: Element): () => void {
  const [loaded] = performance.getEntriesByType('navigation');
  const withoutHash = (address: string) => address.split('#')[0];
  if (loaded && withoutHash(loaded.name) !== withoutHash(location.href)) location.replace(location.href);
  for (const part of document.querySelectorAll<HTMLElement>(liveParts)) part.inert = true;
  const tell = () => {
    const words = note.firstElementChild;
    if (words) words.textContent = 'Đã có mạng lại. Trang này vẫn là bản cũ.';
  };
  return whenOnline(tell);
}
