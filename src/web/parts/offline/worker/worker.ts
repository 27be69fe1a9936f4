import { keepPage, keptStore } from '#web/parts/offline/keep-page.ts';
import { answerFor, standingPaths } from '#web/parts/offline/offline-policy.ts';
import { answerFile } from './answer-file.ts';
import { answerPage } from './answer-page.ts';
import { answerRoutes } from './answer-routes.ts';

/** What a worker has beyond a page; the DOM's types leave it out. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends LastingEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(reply: Promise<Response>): void;
}
interface Worker {
  /** Origins of our pictures and built files besides the worker's own; the server writes them before this code. */
  fileOrigins?: string[];
  location: Location;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: ServiceWorkerRegistration;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}
const worker = self as unknown as Worker;

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(standingPaths.map((path) => keepPage(path))).then(() => worker.skipWaiting()));
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
  // Rejected when there is no network, which the answer deals with.
  event.waitUntil(fetched.catch(() => {}));
  event.respondWith(answerPage(request, fetched));
});

/** A new version needs nothing of the old one but what is kept; stores of another shape go. */
async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('nv-kept-') && name !== keptStore);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}
