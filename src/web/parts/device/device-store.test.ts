import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceStore } from './device-store.ts';

const numbers = (stored: unknown) =>
  (Array.isArray(stored) ? stored.filter(Number.isFinite) : []) as number[];
let entries: Map<string, string>;
let tabs: EventTarget;

beforeEach(() => {
  entries = new Map();
  tabs = new EventTarget();
  vi.stubGlobal('window', tabs);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a change is stored, announced, and is the same object until the next one', () => {
  const store = deviceStore('n', numbers);
  const told = vi.fn();
  const stop = store.subscribe(told);
  store.change((kept) => [...kept, 1]);
  expect(entries.get('n')).toBe('[1]');
  expect(told).toHaveBeenCalledOnce();
  expect(store.read()).toBe(store.read());
  stop();
  store.change(() => []);
  expect(told).toHaveBeenCalledOnce();
});

test('invalid JSON counts as empty', () => {
  entries.set('n', '{broken');
  expect(deviceStore('n', numbers).read()).toEqual([]);
});

test('a device without storage remembers for the lifetime of the page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('full');
    },
  });
  const store = deviceStore('n', numbers);
  store.change(() => [3]);
  expect(store.read()).toEqual([3]);
});

test('changes of another tab are read', () => {
  const store = deviceStore('n', numbers);
  const told = vi.fn();
  store.subscribe(told);
  expect(store.read()).toEqual([]);
  entries.set('n', '[5]');
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'other' }));
  expect(told).not.toHaveBeenCalled();
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'n' }));
  expect(told).toHaveBeenCalledOnce();
  expect(store.read()).toEqual([5]);
});

test('changes of another tab are read although nobody subscribes', () => {
  const store = deviceStore('n', numbers);
  expect(store.read()).toEqual([]);
  entries.set('n', '[5]');
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'n' }));
  expect(store.read()).toEqual([5]);
});
