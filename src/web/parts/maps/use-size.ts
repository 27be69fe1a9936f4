import { useEffect, useState } from 'react';
import type { Size } from './map-labels.ts';

/** The size of an element in pixels, from the moment the browser knows it. */
export function useSize(element: { current: HTMLElement | null }, guess: Size): Size {
  const [size, setSize] = useState(guess);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
