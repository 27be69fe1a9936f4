/**
 * Runs in the browser, inlined into each page's head: where the browser says that the line is slow or dear, it keeps pictures below
 * the window from the line that the page's scripts come on. Left to themselves browsers ask for lazy pictures up to 2,500 pixels
 * below the window, the further the slower the line is, and a press would be answered after all of them. Pictures are loaded as they
 * come into the window; once the page is live a window's height ahead; and as the browser likes once the visitor's first interaction
 * has its scripts.
 *
 * Browsers look for where a lazy picture is drawn, so the far ones are drawn elsewhere: their size and place stay.
 * It may use nothing but the page.
 */
export function holdPictures(): void {
  const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } };
  if (!connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '')) return;
  const elsewhere = new CSSStyleSheet();
  // Without a transition: they would fly in.
  const hold = (pictures: string) =>
    elsewhere.replaceSync(`[data-picture]{transition:none!important}${pictures}{translate:0 -9999vh}`);
  hold('img[loading=lazy]:not([data-picture])');
  document.adoptedStyleSheets.push(elsewhere);
  const far = new Set<HTMLImageElement>();
  const show = (picture: HTMLImageElement) => {
    far.delete(picture);
    picture.dataset.picture = 'near';
  };
  let watch: IntersectionObserver | undefined;
  const showWithin = (rootMargin: string) => {
    watch?.disconnect();
    watch = new IntersectionObserver(
      (entries) => {
        const seen = new Set(entries.filter((one) => one.isIntersecting).map(({ target }) => target));
        for (const picture of far)
          if (picture.parentElement && seen.has(picture.parentElement)) show(picture);
      },
      { rootMargin },
    );
    for (const { parentElement } of far) if (parentElement) watch.observe(parentElement);
  };
  const once = { once: true };
  const whenRead = () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) far.add(picture);
    showWithin('0px');
  };
  document.addEventListener('readystatechange', whenRead, once);
  const whenLive = () => {
    for (const picture of far) picture.dataset.picture = 'far';
    // Pictures that come from now on are left alone.
    hold('[data-picture=far]');
    showWithin('100% 0px');
  };
  window.addEventListener('nv:live', whenLive, once);
  const whenWoken = () => {
    watch?.disconnect();
    for (const picture of far) show(picture);
    setTimeout(() => {
      elsewhere.disabled = true;
    }, 200);
  };
  window.addEventListener('nv:woken', whenWoken, once);
  window.addEventListener('beforeprint', whenWoken, once);
}
