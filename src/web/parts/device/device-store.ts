/** A value stored on this device, shared by all parts of the page and other tabs. */
export interface DeviceStore<Value> {
  /** The same object as long as nothing changes. */
  read(): Value;
  change(next: (stored: Value) => Value): void;
  subscribe(listener: () => void): () => void;
}

/**
 * A store on the device under a key. `parse` validates the stored value, which may be of another version or broken; without
 * storage the value lasts until the page is left.
 */
export function deviceStore<Value>(key: string, parse: (stored: unknown) => Value): DeviceStore<Value> {
  const listeners = new Set<() => void>();
  let cached: { value: Value } | null = null;
  let isWatching = false;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    cached = null;
    notify();
  };
  const read = () => {
    // The cached value must not outlive a change in another tab, whether or not anybody subscribes here.
    if (!isWatching) window.addEventListener('storage', onStorage);
    isWatching = true;
    cached ??= { value: parse(readJson(key)) };
    return cached.value;
  };
  return {
    read,
    change(next) {
      cached = { value: next(read()) };
      writeJson(key, cached.value);
      notify();
    },
    subscribe(listener) {
      read();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function writeJson(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or blocked: this page still has it in memory.
  }
}
