import type { PushedNews } from '#modules/alerts/schema.ts';
import { answerFor, pictureOf, standingPaths } from '#web/parts/offline/offline-policy.ts';
import { ownCacheName } from '#web/parts/offline/own-copies.ts';
import { offlineCacheName, saveOfflineCopy } from '#web/parts/offline/save-offline-copy.ts';
import { answerPage } from './answer-page.ts';
import { answerNews, showNews } from './show-news.ts';

/** Service worker events; missing from the DOM's types. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends LastingEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(reply: Promise<Response>): void;
}

interface PushEvent extends LastingEvent {
  data: { json(): PushedNews } | null;
}

interface NotificationEvent extends LastingEvent {
  action: string;
  notification: Notification;
}

interface Worker {
  /** Origins of our pictures and built files besides the worker's own; the server prepends them to this code. */
  fileOrigins?: string[];
  location: Location;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; openWindow(url: string): Promise<unknown> };
  registration: ServiceWorkerRegistration;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
}

const worker = self as unknown as Worker;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    Promise.all(standingPaths.map((path) => saveOfflineCopy(path))).then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = answerFor(request, worker.location.origin, worker.fileOrigins);
  if (answer === 'file') event.respondWith(answerFile(request));
  if (answer === 'routes') event.respondWith(answerRoutes(request));
  if (answer !== 'page') return;
  const fetched = event.preloadResponse.then((early) => early ?? fetch(request));
  // A rejection, when offline, is handled by the answer.
  event.waitUntil(fetched.catch(() => {}));
  event.respondWith(answerPage(request, fetched));
});

worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showNews(worker.registration, event.data.json()));
});

worker.addEventListener('notificationclick', (event) => {
  const { action, notification } = event;
  notification.close();
  const parts = { notices: worker.registration, windows: worker.clients };
  // What was stopped says so, and leads nowhere.
  if (notification.data) event.waitUntil(answerNews(parts, { action, data: notification.data }));
});

/** On activation of a new version: deletes the caches of other formats, keeps the copies. */
async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter(
    (name) => /^nv-(kept|own)-/.test(name) && name !== offlineCacheName && name !== ownCacheName,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** A script, style, font or picture: from the network or the browser's own cache first, else from the stored copy. */
async function answerFile(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    for (const name of [offlineCacheName, ownCacheName]) {
      if (!(await caches.has(name))) continue;
      const store = await caches.open(name);
      const copy =
        (await store.match(request, { ignoreVary: true })) ?? (await otherSize(store, request.url));
      if (copy) return copy;
    }
    throw error;
  }
}

/** The same picture in another size, for instance after the screen was rotated. */
async function otherSize(store: Cache, address: string): Promise<Response | undefined> {
  const picture = pictureOf(address);
  if (picture === null) return;
  const same = (await store.keys()).find(({ url }) => pictureOf(url) === picture);
  return same && store.match(same);
}

/**
 * The router's route discovery for visible links. Offline it is told, in its own protocol, to load the next page as a whole
 * document, which the worker can answer; otherwise it would report an error.
 */
async function answerRoutes(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return new Response(null, { status: 204, headers: { 'x-remix-reload-document': 'true' } });
  }
}
