import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { useOffice } from './office-data.ts';

/** 'lost' is said in words: what stands on the board may be old. */
export type LiveStatus = 'starting' | 'live' | 'lost';

interface Announced {
  tags: string[];
  opened?: { id: number; kind: string; title: string }[];
}

type Hear = (message: Announced | null) => void;

const ears = new Set<Hear>();
const watchers = new Set<() => void>();
let status: LiveStatus = 'starting';

/** Keeps the connection that tells of changes, for as long as the shell is there. `onOpened` hears of new tasks. */
export function useLiveConnection(onOpened: (task: { id: number; title: string }) => void): LiveStatus {
  const told = useRef(onOpened);
  useEffect(() => {
    told.current = onOpened;
  });
  const { drawnAt } = useOffice();
  const firstDrawnAt = useRef(drawnAt);
  useEffect(() => {
    // What changed since the server drew the page is told first.
    const source = new EventSource(`/quan-tri/su-kien?tu=${firstDrawnAt.current}`);
    source.onopen = () => {
      // What was announced meanwhile is not known.
      if (status === 'lost') for (const hear of ears) hear(null);
      setStatus('live');
    };
    source.onerror = () => setStatus('lost');
    source.onmessage = ({ data }) => {
      const message = JSON.parse(data) as Announced | null;
      for (const hear of ears) hear(message);
      for (const task of message?.opened ?? []) told.current(task);
    };
    return () => {
      source.close();
      setStatus('starting');
    };
  }, []);
  return useSyncExternalStore(watch, readStatus, () => 'starting');
}

const pauseMs = 400;

/** Draws a board anew when something of these tags was changed, by whomever; in a hidden window once it is looked at. */
export function useLive(tags: readonly string[]): void {
  const { revalidate } = useRevalidator();
  const { key } = useLocation();
  const { state } = useNavigation();
  const drawn = useRef({ key, state });
  useEffect(() => {
    drawn.current = { key, state };
  });
  // A page that is read anew while a form's answer is still being drawn takes its place, and the answer is never seen; one that
  // is on its way would begin again.
  useAnnounced(
    tags,
    () =>
      drawn.current.state === 'idle' &&
      (history.state?.key ?? 'default') === drawn.current.key &&
      revalidate(),
  );
}

/**
 * Hears, a moment later, that something of these tags was changed; in a hidden window once it is looked at, and again while it
 * answers false.
 */
export function useAnnounced(tags: readonly string[], onChange: () => unknown): void {
  const told = useRef(onChange);
  useEffect(() => {
    told.current = onChange;
  });
  const key = tags.join(' ');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOwed = false;
    const again = () => {
      clearTimeout(timer);
      isOwed = document.hidden;
      if (!isOwed) timer = setTimeout(() => told.current() === false && again(), pauseMs);
    };
    const hear: Hear = (message) => {
      if (!message || message.tags.some((tag) => key.split(' ').includes(tag))) again();
    };
    const onShow = () => {
      if (isOwed) again();
    };
    ears.add(hear);
    document.addEventListener('visibilitychange', onShow);
    return () => {
      clearTimeout(timer);
      ears.delete(hear);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [key]);
}

function setStatus(to: LiveStatus): void {
  status = to;
  for (const tell of watchers) tell();
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

const readStatus = () => status;
