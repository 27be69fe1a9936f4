/** The position of a panel below its anchor, within the window; sizes in pixels. */
export function sheetPlace(
  anchor: Element,
  { width, height }: { width: number; height: number },
): { top: number; left: number } {
  const gap = 12;
  const box = anchor.getBoundingClientRect();
  const middle = box.left + box.width / 2 - width / 2;
  return {
    top: Math.max(gap, Math.min(box.bottom + gap, innerHeight - height - gap)),
    left: Math.max(gap, Math.min(middle, document.documentElement.clientWidth - width - gap)),
  };
}
