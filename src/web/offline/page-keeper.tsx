import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { liveParts, noteName } from './as-kept.ts';
import { filesOnScreen } from './files-on-screen.ts';
import { keepPage, listKept } from './keep-page.ts';
import { kindOfPath, standingPaths } from './keeping-rules.ts';

/** A page that was only passed by is not kept. */
const stayMs = 1500;
const dayMs = 86_400_000;

/** Keeps the pages that are seen for times without a network, and on a kept copy puts out of use what needs one. */
export function PageKeeper() {
  const { pathname, search } = useLocation();
  const path = `${pathname}${search}`;
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !('caches' in window)) return;
    if (import.meta.env.PROD) startWorker().catch(() => {});
  }, []);
  useEffect(() => {
    if (document.querySelector(noteName)) {
      for (const part of document.querySelectorAll<HTMLElement>(liveParts)) part.inert = true;
      return;
    }
    const isWanted = kindOfPath(path) === 'page' && 'caches' in window && !savesData();
    if (!isWanted) return;
    const timer = setTimeout(() => {
      // Not kept this time: the page on the screen is not touched by it.
      if (navigator.onLine) keepPage(path, filesOnScreen()).catch(() => {});
    }, stayMs);
    return () => clearTimeout(timer);
  }, [path]);
  return null;
}

/** Puts the worker in charge of coming pages, and renews what always is to be there. */
async function startWorker(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const kept = await listKept();
  const old = standingPaths.filter((path) => {
    const page = kept.find((one) => one.path === path);
    return page && Date.now() - page.keptAt > dayMs;
  });
  for (const path of old) await keepPage(path);
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
