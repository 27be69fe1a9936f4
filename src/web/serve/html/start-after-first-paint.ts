/**
 * Runs in the browser, inlined into each page: resolves when the page's scripts may be loaded. That is half a second after the
 * first paint with its first pictures, so that scripts compete neither for a slow line nor for a slow phone's cores, or at the
 * visitor's first interaction, whichever comes first. A click before the scripts have loaded on what needs them is held, and
 * repeated once the shell is hydrated, or in a part that is hydrated later (`data-held`, or `data-late` where only its fields
 * wait) once that part is; until then it pulses (`data-waits`). What is chosen or typed meanwhile stays, and is dispatched to the scripts as change events; the
 * buttons of a number (`data-step`) count at once. Links and buttons that continue with a choice that was changed meanwhile are
 * held, too: their URL names what was priced before. If the scripts do not load, native behaviour follows where there is any.
 * It may use nothing but its argument: the URLs of the scripts, which are then loaded in parallel.
 */
export async function startAfterFirstPaint(files: string[]): Promise<void> {
  // After so long without interaction the whole page is rendered (`drawn-late`), part after part.
  setTimeout(function drawNext() {
    const next = document.querySelector<HTMLElement>('.drawn-late:not([data-drawn])');
    (next ?? document.documentElement).dataset.drawn = '';
    // Laid out now: left to the next frame, all parts would be laid out together.
    if (next?.getBoundingClientRect()) (window.requestIdleCallback ?? setTimeout)(drawNext);
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
  // React sets a part's props when everything in it has its own; its listeners follow with the commit.
  const isLive = (part: HTMLElement) => Object.keys(part).some((key) => key.startsWith('__reactProps'));
  // Parts with these attributes are hydrated after the shell.
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
    delete control.dataset.waits;
    isOwnClick = true;
    control.click();
    isOwnClick = false;
  };
  const clickOnceLive = (control: HTMLElement) =>
    onceLive(control, function act() {
      if (untold && control.matches(goesOn)) setTimeout(act, 50);
      else click(control);
    });
  const announceOnceLive = (field: Field) => {
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
  // Its script is loaded before those of other parts (`hydrate-on-interaction.ts`).
  const want = (control: HTMLElement) => laterPart(control)?.setAttribute('data-wanted', '');
  const noteChange = ({ target, isTrusted }: Event) => {
    want(target as Field);
    if (!isReleased) changed.add(target as Field);
    else if (isTrusted && comesLater(target as Field)) announceOnceLive(target as Field);
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
    want(control);
    const { step } = control.dataset;
    if (!step) control.dataset.waits = '';
    const number = control.parentElement?.querySelector('input');
    if (isReleased) clickOnceLive(control);
    else if (step && number) {
      number.stepUp(Number(step));
      changed.add(number);
    } else {
      // Of several dialogs the last one pressed.
      for (const one of isDialog(control) ? held : []) {
        if (!isDialog(one)) continue;
        held.delete(one);
        delete one.dataset.waits;
      }
      held.add(control);
    }
  };
  const release = () => {
    isReleased = true;
    for (const field of changed) announceOnceLive(field);
    changed.clear();
    for (const control of held) clickOnceLive(control);
    held.clear();
  };
  // The scripts are slow or never load: fall back to native behaviour where there is any, with the rest of the query.
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
  // React renders a `popstate` synchronously, and would clear every part that is not hydrated yet. A jump
  // within the page is left to the browser.
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
    // A picture that does not load must not delay the scripts.
    setTimeout(resolve, 5000);
    // A resting pointer fires a move event on layout, so moves do not count as interaction here.
    const wake = ({ target }: Event) => {
      // What is pressed is hydrated first, from its first touch on.
      if (target instanceof Element) want(target as HTMLElement);
      window.visitorIsAwake = true;
      resolve();
    };
    for (const sign of ['pointerdown', 'touchstart', 'click', 'keydown', 'scroll', 'focusin', 'change'])
      window.addEventListener(sign, wake, { once: true, capture: true, passive: true });
  });
  setTimeout(goOn, 10_000);
  // The router discovers in one request the routes of links with this mark; pages are sent without it (`entry.server.tsx`).
  for (const link of document.links) if (link.host === location.host) link.dataset.discover = '';
  for (const [index, href] of files.entries()) {
    // Two at a time, so that a visitor's interaction is handled at once.
    if (index % 2 === 1) await new Promise((resolve) => setTimeout(resolve));
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
