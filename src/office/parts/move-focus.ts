import type { KeyboardEvent } from 'react';

/**
 * Arrow keys move between the day links of a calendar or strip (`data-day`), Home and End to its ends; `down` is the number of days
 * per row.
 */
export function moveFocus(
  event: KeyboardEvent<HTMLAnchorElement>,
  { down = 0 }: { down?: number } = {},
): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const link = event.currentTarget;
  const links = [...(link.closest('ol, table')?.querySelectorAll<HTMLAnchorElement>('a[data-day]') ?? [])];
  const at = links.indexOf(link);
  const steps: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ...(down > 0 && { ArrowUp: at - down, ArrowDown: at + down }),
    Home: 0,
    End: links.length - 1,
  };
  const to = steps[event.key];
  if (to === undefined) return;
  event.preventDefault();
  links[Math.min(links.length - 1, Math.max(0, to))]?.focus();
}
