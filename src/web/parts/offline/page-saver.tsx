import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { enterOfflineCopy } from './enter-offline-copy.ts';
import { addressOf, builtFilesOnScreen, filesOnScreen } from './files-on-screen.ts';
import { keepPage, listKept } from './keep-page.ts';
import { noteName } from './mark-offline-copy.ts';
import { kindOfPath, standingPaths } from './offline-policy.ts';

/** A page that was only passed by is not kept; one that is looked at is kept again with what it loaded meanwhile. */
const looksMs = [1500, 10_000];
const dayMs = 86_400_000;

/** Keeps the pages that are seen for times without a network, and on a kept copy puts out of use what needs one. */
export function PageSaver() {
  const { pathname, search } = useLocation();
  const path = `${pathname}${search}`;
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !('caches' in window)) return;
    if (import.meta.env.PROD) startWorker().catch(() => {});
  }, []);
  useEffect(() => {
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
      keepPage(path, files).catch(() => {});
    };
    const timers = looksMs.map((ms) => setTimeout(look, ms));
    return () => timers.forEach(clearTimeout);
  }, [path]);
  return null;
}

/** Puts the worker in charge of coming pages, and renews what always is to be there. */
async function startWorker(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const kept = await listKept();
  const ownFile = addressOf(import.meta.url) ?? '';
  const old = standingPaths.filter((path) => {
    const page = kept.find((one) => one.path === path);
    // The worker keeps what a page names; this file and others that are loaded later it cannot know.
    return !page?.files.includes(ownFile) || Date.now() - page.keptAt > dayMs;
  });
  for (const path of old) await keepPage(path, builtFilesOnScreen());
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
