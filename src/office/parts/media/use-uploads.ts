import { useEffect, useRef, useState } from 'react';
import { type UploadState, uploadFile } from './upload-file.ts';

export interface Upload {
  key: number;
  name: string;
  bytes: number;
  state: UploadState;
}

/** Concurrent uploads; further files are queued. */
const atOnce = 2;

/** The page's uploads: the state of each, and functions to add or cancel some. */
export function useUploads(onDone: (id: string) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const waiting = useRef<(() => Promise<void>)[]>([]);
  const running = useRef(0);
  const stops = useRef(new Map<number, AbortController>());
  const count = useRef(0);
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    const all = stops.current;
    return () => {
      for (const stop of all.values()) stop.abort();
    };
  }, []);

  const next = () => {
    while (running.current < atOnce) {
      const work = waiting.current.shift();
      if (!work) return;
      running.current++;
      void work().finally(() => {
        running.current--;
        next();
      });
    }
  };

  const add = (files: Iterable<File>) => {
    for (const file of files) {
      const key = ++count.current;
      const stop = new AbortController();
      stops.current.set(key, stop);
      const report = (state: UploadState) => {
        setUploads((all) => all.map((one) => (one.key === key ? { ...one, state } : one)));
        if (state.step === 'done') done.current(state.id);
      };
      const { name, size: bytes } = file;
      setUploads((all) => [...all, { key, name, bytes, state: { step: 'sending', sentBytes: 0 } }]);
      waiting.current.push(() => uploadFile(file, { tell: report, signal: stop.signal }));
    }
    next();
  };

  const drop = (key: number) => {
    stops.current.get(key)?.abort();
    setUploads((all) => all.filter((one) => one.key !== key));
  };

  return { uploads, add, drop };
}
