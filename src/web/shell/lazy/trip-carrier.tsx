import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dayInVietnam } from '#platform/time/days.ts';
import { wakePage } from '#ui/first-interaction.ts';
import { bookingFormId } from '#web/areas/products/booking-widget/booking-form-id.ts';
import { carriedHref, kindAtPath } from '#web/parts/trip-search/carried-href.ts';
import { noteTripCarried } from '#web/parts/trip-search/has-remembered-trip.ts';
import { readTripSearch } from '#web/parts/trip-search/read-trip-search.ts';
import { rememberTrip, tripMemory } from '#web/parts/trip-search/trip-memory.ts';

const today = () => dayInVietnam(new Date());
const hrefWithTrip = (address: Pick<URL, 'pathname' | 'search' | 'hash'>) =>
  carriedHref(address, tripMemory.read().trip, today());

/**
 * Carries dates and party along (WAY-01): remembers those in the URL, adds them to links to lists, products and search results on
 * their first touch, and to such a page that was reached without them. In the browser alone, so that pages stay the same for
 * everyone.
 */
export function TripCarrier() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const kind = kindAtPath(pathname);
    const read = kind && readTripSearch(new URLSearchParams(search), kind, today()).search;
    if (read) rememberTrip(read);
    const href = read ? null : hrefWithTrip({ pathname, search, hash });
    if (!href) return noteTripCarried();
    wakePage();
    navigate(keepChangedFields(href), { replace: true, preventScrollReset: true });
  }, [pathname, search, hash, navigate]);

  useEffect(() => {
    const stop = new AbortController();
    // The link's `href` is changed, so that it also holds when opened in another tab or copied.
    const touch = ({ target }: Event) => {
      const link = linkOf(target);
      const href = link && hrefWithTrip(link);
      if (href) Object.assign(link, { href }).dataset.carriesTrip = '';
    };
    const follow = (event: MouseEvent) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
      const link = linkOf(event.target);
      if (!link || button || metaKey || ctrlKey || shiftKey || altKey) return;
      const href = hrefWithTrip(link) ?? (link.dataset.carriesTrip === '' ? addressOf(link) : null);
      if (!href) return;
      // The router ignores prevented events; other listeners of the link still get them.
      event.preventDefault();
      navigate(href);
    };
    const options = { capture: true, signal: stop.signal };
    for (const sign of ['pointerdown', 'focusin'] as const) window.addEventListener(sign, touch, options);
    window.addEventListener('click', follow, options);
    return () => stop.abort();
  }, [navigate]);
  return null;
}

/** The link to another page of this site that contains an element. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  // Links within the page already contain all they mean.
  const isAway = link && link.origin === location.origin && link.pathname !== location.pathname;
  return isAway && !link.target && !link.download ? link : null;
}

function addressOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash;
}

type Field = HTMLInputElement | HTMLSelectElement;

/** An address of the page that is shown, with what its visitor changed in the booking form and the address does not say yet. */
function keepChangedFields(href: string): string {
  const form = document.getElementById(bookingFormId);
  if (!(form instanceof HTMLFormElement)) return href;
  const names = new Set([...form.elements].filter(isChanged).map((field) => (field as Field).name));
  if (names.size === 0) return href;
  const { pathname, searchParams, hash } = new URL(href, location.href);
  const fields = new FormData(form);
  for (const name of names) {
    searchParams.delete(name);
    for (const value of fields.getAll(name)) searchParams.append(name, String(value));
  }
  return `${pathname}?${searchParams}${hash}`;
}

/** Whether a field says something else than the rendered page. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (!(field instanceof HTMLInputElement)) return false;
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
}
