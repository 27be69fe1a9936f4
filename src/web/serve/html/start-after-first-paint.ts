/**
 * Runs in the browser, written into each page: resolves when the page's scripts may be fetched. That is half a second
 * after the page has been painted with its first pictures, so that scripts share neither a slow line nor a slow phone's
 * cores with what is being drawn, or at the visitor's first sign, whichever comes first. What needs a script and is
 * clicked before the scripts are there is held, and clicked again when the shell says that it is live, in a part that becomes
 * live later (`data-held`, or `data-late` where only its fields wait) when that part is. What is chosen or typed meanwhile
 * stays so, and is told to the scripts as if it happened then; the buttons of a number (`data-step`) count at once. Who goes on
 * with a choice that was changed meanwhile is held, too: what leads on names what was priced before. If the scripts do not come,
 * the browser's own way follows for what has one.
 * It may use nothing but its argument: the addresses of the scripts, which are then fetched side by side.
 */
export async function startAfterFirstPaint(files: string[]): Promise<void> {
  // Whoever only looks for so long has the whole page drawn (`drawn-late`).
  setTimeout(() => {
    document.documentElement.dataset.drawn = '';
  }, 8000);

  const needsScript =
    'button[type=button]:not([popovertarget]), [aria-haspopup=dialog], form[method=dialog] [type=submit], [data-held] [type=submit]';
  const goesOn = 'a[href^="/dat-cho?"], a[href*="?"][href$="#dat"], [data-adds-choice] [type=submit]';
  const isDialog = (control: Element) => control.ariaHasPopup === 'dialog';
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const changed = new Set<Field>();
  const held = new Set<HTMLElement>();
  let untold = 0;
  let isReleased = false;
  let isLate = false;
  let isOwnClick = false;
  const laterPart = (control: HTMLElement) => control.closest<HTMLElement>('[data-held], [data-late]');
  // React gives a part its props when everything in it has its own, and listens to it as it shows it, a moment later.
  const isLive = (part: HTMLElement) => Object.keys(part).some((key) => key.startsWith('__reactProps'));
  // Parts with these marks become live after the shell.
  const comesLater = (control: HTMLElement) => {
    const part = laterPart(control);
    return part !== null && !isLive(part);
  };
  const onceLive = (control: HTMLElement, act: () => void, triesLeft = 200) => {
    if (!laterPart(control)) act();
    else if (comesLater(control) && triesLeft > 0) setTimeout(onceLive, 50, control, act, triesLeft - 1);
    else setTimeout(act, 50);
  };
  const click = (control: HTMLElement) => {
    isOwnClick = true;
    control.click();
    isOwnClick = false;
  };
  const clickOnceLive = (control: HTMLElement) =>
    onceLive(control, function act() {
      if (untold && control.matches(goesOn)) setTimeout(act, 50);
      else click(control);
    });
  const tellOnceLive = (field: Field) => {
    untold++;
    onceLive(field, () => {
      untold--;
      if (!('checked' in field) || !/^(checkbox|radio)$/.test(field.type)) {
        field.dispatchEvent(new Event('change', { bubbles: true }));
      } else if (field.checked || field.type === 'checkbox') {
        field.checked = !field.checked;
        click(field);
      }
    });
  };
  const noteChange = ({ target, isTrusted }: Event) => {
    if (!isReleased) changed.add(target as Field);
    else if (isTrusted && comesLater(target as Field)) tellOnceLive(target as Field);
  };
  const hold = (event: MouseEvent) => {
    const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const hasNews = changed.size > 0 || untold > 0;
    const selector = hasNews ? `${needsScript},${goesOn}` : needsScript;
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
    if (!control || !isPlain || isOwnClick) return;
    if (isReleased && !(event.isTrusted && (comesLater(control) || (untold && control.matches(goesOn)))))
      return;
    if (isLate && !isReleased && control.matches('a, [type=submit]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { step } = control.dataset;
    const number = control.parentElement?.querySelector('input');
    if (isReleased) clickOnceLive(control);
    else if (step && number) {
      number.stepUp(Number(step));
      changed.add(number);
    } else {
      // Of several dialogs the one that was asked for last.
      if (isDialog(control)) for (const one of held) if (isDialog(one)) held.delete(one);
      held.add(control);
    }
  };
  const release = () => {
    isReleased = true;
    for (const field of changed) tellOnceLive(field);
    changed.clear();
    for (const control of held) clickOnceLive(control);
    held.clear();
  };
  // The scripts do not come for long, or never: what has a way of the browser's own goes it, with what the address says besides.
  const goOn = () => {
    isLate = true;
    for (const control of isReleased ? [] : held) {
      const form =
        control.matches(goesOn) && [...changed].find((field) => field.form?.method === 'get')?.form;
      if (!control.matches('a, [type=submit]')) continue;
      held.delete(control);
      if (!form) {
        click(control);
        continue;
      }
      for (const [name, value] of new URLSearchParams(location.search))
        if (!form.elements.namedItem(name))
          form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
      form.submit();
    }
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
    for (const sign of ['pointerdown', 'touchstart', 'click', 'keydown', 'scroll', 'focusin', 'change'])
      window.addEventListener(sign, wake, { once: true, capture: true, passive: true });
  });
  setTimeout(goOn, 10_000);
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
