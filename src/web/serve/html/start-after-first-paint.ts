/**
 * Runs in the browser, written into each page: resolves when the page's scripts may be fetched. That is half a second
 * after the page has been painted with its first pictures, so that scripts share neither a slow line nor a slow phone's
 * cores with what is being drawn, or at the visitor's first sign, whichever comes first. What needs a script and is
 * clicked before the scripts are there is held, and clicked again when the shell says that it is live, in a part that becomes
 * live later (`data-held`) when that part is; if that never happens, the browser's own way follows. What is ticked or
 * chosen meanwhile stays so, and is told to the scripts as if it happened then.
 * It may use nothing but its argument: the addresses of the scripts, which are then fetched side by side.
 */
export async function startAfterFirstPaint(files: string[]): Promise<void> {
  // Whoever only looks for so long has the whole page drawn (`drawn-late`).
  setTimeout(() => {
    document.documentElement.dataset.drawn = '';
  }, 8000);

  const needsScript =
    'button[type=button]:not([popovertarget]), [aria-haspopup=dialog], form[method=dialog] [type=submit], [data-held] [type=submit]';
  const changed = new Set<HTMLInputElement | HTMLSelectElement>();
  let held: HTMLElement | null = null;
  let isReleased = false;
  const laterPart = (control: HTMLElement) => control.closest<HTMLElement>('[data-held]');
  // React gives a part its props when everything in it has its own, and listens to it as it shows it, a moment later.
  const isLive = (part: HTMLElement) => Object.keys(part).some((key) => key.startsWith('__reactProps'));
  // Parts with this mark become live after the shell.
  const comesLater = (control: HTMLElement) => {
    const part = laterPart(control);
    return part !== null && !isLive(part);
  };
  const onceLive = (control: HTMLElement, act: () => void, triesLeft = 200) => {
    if (!laterPart(control)) act();
    else if (comesLater(control) && triesLeft > 0) setTimeout(onceLive, 50, control, act, triesLeft - 1);
    else setTimeout(act, 50);
  };
  const clickOnceLive = (control: HTMLElement) => onceLive(control, () => control.click());
  const tellOnceLive = (control: HTMLInputElement | HTMLSelectElement) =>
    onceLive(control, () => {
      if (control instanceof HTMLSelectElement) {
        control.dispatchEvent(new Event('change', { bubbles: true }));
        return;
      }
      control.checked = !control.checked;
      control.click();
    });
  const noteChange = ({ target, isTrusted }: Event) => {
    const isTicked = target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);
    if (!isTicked && !(target instanceof HTMLSelectElement)) return;
    if (!isReleased) changed.add(target);
    else if (isTrusted && comesLater(target)) tellOnceLive(target);
  };
  const hold = (event: MouseEvent) => {
    const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(needsScript);
    if (!control || !isPlain || (isReleased && (!event.isTrusted || !comesLater(control)))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isReleased) clickOnceLive(control);
    else held = control;
  };
  const release = () => {
    isReleased = true;
    for (const control of changed) tellOnceLive(control);
    changed.clear();
    if (held) clickOnceLive(held);
    held = null;
  };
  // React draws at once what comes of a `popstate`, and would clear the place of every part that is not live yet. A jump
  // within the page is the browser's own affair.
  let jump = '';
  window.addEventListener('click', ({ target, defaultPrevented }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
    jump = link && !defaultPrevented ? link.hash : '';
  });
  window.addEventListener(
    'popstate',
    (event) => {
      if (jump && jump === location.hash) event.stopImmediatePropagation();
      jump = '';
    },
    true,
  );

  window.addEventListener('click', hold, true);
  window.addEventListener('change', noteChange, true);
  window.addEventListener('nv:live', release, { once: true });

  await new Promise<void>((resolve) => {
    const afterPaint = () =>
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(resolve, 500);
      }).observe({ type: 'paint', buffered: true });
    if (document.readyState === 'complete') afterPaint();
    else window.addEventListener('load', afterPaint, { once: true });
    // A picture that does not come must not keep the scripts waiting.
    setTimeout(resolve, 5000);
    // A pointer that rests on the page is said to move when the page is laid out, so that moving is no sign here.
    const wake = () => {
      window.visitorIsAwake = true;
      resolve();
    };
    for (const sign of ['pointerdown', 'touchstart', 'click', 'keydown', 'scroll', 'focusin'])
      window.addEventListener(sign, wake, { once: true, capture: true, passive: true });
  });
  setTimeout(release, 10_000);
  // The router asks in one go for the routes that links with this mark lead to; pages come without it (`entry.server.tsx`).
  for (const link of document.links) if (link.host === location.host) link.dataset.discover = '';
  for (const [index, href] of files.entries()) {
    // Two at a time, so that a visitor who touches the page meanwhile is answered at once.
    if (index % 2 === 1) await new Promise((resolve) => setTimeout(resolve));
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
