import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { useOffice } from './office-data.ts';

/** Connection status. 'lost' is shown in words, because the board may be out of date. */
export type LiveStatus = 'starting' | 'live' | 'lost';

interface Announced {
  tags: string[];
  opened?: { id: number; kind: string; title: string }[];
}

type Hear = (message: Announced | null) => void;

const listeners = new Set<Hear>();
/** Opens the event stream anew; null while none is mounted. */
let connect: (() => void) | null = null;
const watchers = new Set<() => void>();
let status: LiveStatus = 'starting';

/** Keeps the event stream of changes open while the shell is mounted. `onOpened` is called for each new task. */
export function useLiveConnection(onOpened: (task: { id: number; title: string }) => void): LiveStatus {
  const latest = useRef(onOpened);
  useEffect(() => {
    latest.current = onOpened;
  });
  const { drawnAt } = useOffice();
  const firstDrawnAt = useRef(drawnAt);
  useEffect(() => {
    let source: EventSource;
    let again: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      clearTimeout(again);
      source?.close();
      // The first event lists what changed since the server rendered the page.
      source = new EventSource(`/quan-tri/su-kien?tu=${firstDrawnAt.current}`);
      source.onopen = () => {
        // Announcements of the meantime were missed.
        if (status === 'lost') for (const listener of listeners) listener(null);
        setStatus('live');
      };
      source.onerror = () => {
        setStatus('lost');
        // A refusal, such as that of a busy server, ends the stream for good.
        if (source.readyState === EventSource.CLOSED) again = setTimeout(open, retryMs);
      };
      source.onmessage = ({ data }) => {
        const message = JSON.parse(data) as Announced | null;
        for (const listener of listeners) listener(message);
        for (const task of message?.opened ?? []) latest.current(task);
      };
    };
    open();
    connect = open;
    return () => {
      connect = null;
      clearTimeout(again);
      source.close();
      setStatus('starting');
    };
  }, []);
  return useSyncExternalStore(watch, readStatus, () => 'starting');
}

/** Tries at once to open the event stream that broke. */
export const reconnect = (): void => connect?.();

const retryMs = 10_000;
const pauseMs = 400;

/** Revalidates a page when something with these tags was changed by anybody; a hidden window waits until it is visible. */
export function useLive(tags: readonly string[]): void {
  const { revalidate } = useRevalidator();
  const { key } = useLocation();
  const { state } = useNavigation();
  const drawn = useRef({ key, state });
  useEffect(() => {
    drawn.current = { key, state };
  });
  // A revalidation while a form's reply is still being rendered would replace the reply unseen; one during a navigation would
  // restart it.
  useAnnounced(
    tags,
    () =>
      drawn.current.state === 'idle' &&
      (history.state?.key ?? 'default') === drawn.current.key &&
      revalidate(),
  );
}

/**
 * Calls `onChange` shortly after something with these tags was changed; a hidden window waits until it is visible. Calls again
 * while it returns false.
 */
export function useAnnounced(tags: readonly string[], onChange: () => unknown): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const key = tags.join(' ');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOwed = false;
    const again = () => {
      clearTimeout(timer);
      isOwed = document.hidden;
      if (!isOwed) timer = setTimeout(() => latest.current() === false && again(), pauseMs);
    };
    const listener: Hear = (message) => {
      if (!message || message.tags.some((tag) => key.split(' ').includes(tag))) again();
    };
    const onShow = () => {
      if (isOwed) again();
    };
    listeners.add(listener);
    document.addEventListener('visibilitychange', onShow);
    return () => {
      clearTimeout(timer);
      listeners.delete(listener);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [key]);
}

function setStatus(to: LiveStatus): void {
  status = to;
  for (const notify of watchers) notify();
}

function watch(notify: () => void): () => void {
  watchers.add(notify);
  return () => watchers.delete(notify);
}

const readStatus = () => status;
