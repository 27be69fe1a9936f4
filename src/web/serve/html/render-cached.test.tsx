import { lazy, type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { Link, StaticRouter, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Kept, RenderCachedContext } from '#ui/kept.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { collectKept, fillKept, type RenderPiece } from './kept-pieces.ts';
import { createRenderCache } from './render-cached.tsx';
import { withoutDiscover } from './without-discover.ts';

interface Props {
  title: string;
  note: string | null;
}

/** Cases that React renders specially: adjacent texts, escaping, links, pictures, the current location. */
function Part({ title, note }: Props) {
  const { pathname } = useLocation();
  return (
    <>
      {title} · {note}
      <Link to={`/khach-san?search=${title}`} aria-current={pathname === '/khach-san' ? 'page' : undefined}>
        {title}
      </Link>
      <img src="/img?url=a&w=640" alt={title} />
      {note && <p className="soft">{note}</p>}
    </>
  );
}

const Late = lazy(async () => ({ default: Part }));

function Waiting(props: Props) {
  return (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}

const nasty: Props = { title: `</div><script>alert('1')</script> & "Đà Nẵng"`, note: '<!--$!-->' };

/** As a page is rendered and put together; without a cache as React alone does it. */
function drawWith(renderCached: RenderPiece | null, page: ReactNode): string {
  const kept = renderCached && collectKept(renderCached);
  const html = renderToString(<RenderCachedContext value={kept?.render ?? null}>{page}</RenderCachedContext>);
  return fillKept(html, kept?.pieces ?? []).join('');
}

function pageOf(props: Props, renderCached: RenderPiece | null, part = Part) {
  return drawWith(
    renderCached,
    <StaticRouter location="/khach-san">
      <h1>Trước</h1>
      <Kept className="contents" part={part} props={props} at="/khach-san" />
      <p>Sau</p>
    </StaticRouter>,
  );
}

test("a cached part is identical to React's output", () => {
  const renderCached = createRenderCache();
  const withoutPreload = (html: string) => html.replace(/<link rel="preload"[^>]*\/>/, '');
  // Links carry a mark for route discovery, which the start script adds to all at once.
  const drawn = withoutDiscover(withoutPreload(pageOf(nasty, null)));
  expect(drawn).not.toContain('<script>');
  expect(pageOf(nasty, renderCached)).toBe(drawn);
  expect(pageOf(nasty, renderCached)).toBe(drawn);
});

function Priority({ url }: { url: string }) {
  return (
    <img
      src={`${url}&w=640`}
      srcSet={`${url}&w=256 256w, ${url}&w=640 640w`}
      sizes="100vw"
      alt=""
      fetchPriority="high"
    />
  );
}

test('a picture with high priority is preloaded each time, as React itself does', () => {
  const renderCached = createRenderCache();
  const page = (by: RenderPiece | null) =>
    drawWith(by, <Kept part={Priority} props={{ url: `/img?url=/media/a'b.webp` }} />);
  const drawn = page(null);
  expect(drawn).toContain('rel="preload"');
  // For the link alone React writes the attributes in another order.
  const sorted = (html: string) => html.replace(/ fetchPriority="high"(.*?)\/>/, '$1 fetchPriority="high"/>');
  for (let time = 0; time < 2; time++) expect(sorted(page(renderCached))).toBe(drawn);
});

test('it is rendered once per set of dependencies', () => {
  const renderCached = createRenderCache();
  const draws = vi.fn(Part);
  for (const note of ['a', 'a', 'b', 'a']) pageOf({ title: 'Huế', note }, renderCached, draws);
  expect(draws).toHaveBeenCalledTimes(2);
  const Other = vi.fn(Part);
  expect(String(renderCached(Other, { title: 'Huế', note: 'a' }, '/'))).not.toContain('aria-current');
  expect(String(renderCached(Other, { title: 'Huế', note: 'a' }, '/khach-san'))).toContain('aria-current');
});

test('a part whose code is not loaded yet is left to the page', async () => {
  const renderCached = createRenderCache();
  const props = { title: 'Huế', note: null };
  expect(renderCached(Waiting, props, '/')).toBeNull();
  await vi.waitFor(() => expect(String(renderCached(Waiting, props, '/'))).toContain('Huế'));
});

interface Trip {
  free: { href: string; total: string; left: string; isFree: boolean } | null;
  gone: string;
}

function TripPart({ title, trip: { free, gone } }: { title: string; trip: Trip }) {
  return (
    <div>
      <Link to={free?.href ?? '/khac'}>{title}</Link>
      <p>{free ? [free.total, free.left].filter(Boolean).join(' · ') : gone}</p>
      {free?.isFree && <i title={free.total}>{free.left} còn</i>}
    </div>
  );
}

const keptTrip = (trip: Trip, renderCached: RenderPiece | null, part = TripPart) =>
  drawWith(
    renderCached,
    <StaticRouter location="/">
      <Kept part={part} props={{ title: 'Huế & "Đà Nẵng"', trip }} varying="trip" />
    </StaticRouter>,
  );

const freeOf = (more: Partial<NonNullable<Trip['free']>>): Trip => ({
  free: {
    href: '/khach-san/a.html?from=2026-12-01&ages=3,4',
    total: '3.456.000 ₫',
    left: '',
    isFree: true,
    ...more,
  },
  gone: 'Hết phòng',
});

test.each([
  freeOf({}),
  freeOf({ total: `<b>'"&</b>$& $1 $\``, left: 'Còn 2 phòng' }),
  freeOf({ isFree: false }),
  freeOf({ href: '/khach-san/phòng.html?q=<"\'>' }),
  freeOf({ href: '/khach-san/a.html?from=2026-12-01#o-day' }),
  { free: null, gone: 'Hết phòng' },
])('variables are inserted into a cached part exactly as React renders them: %j', (trip) => {
  const drawn = withoutDiscover(keptTrip(trip, null));
  const renderCached = createRenderCache();
  expect(withoutDiscover(keptTrip(trip, renderCached))).toBe(drawn);
  expect(withoutDiscover(keptTrip(trip, renderCached))).toBe(drawn);
});

test('a part with variables is rendered once for each form it takes', () => {
  const renderCached = createRenderCache();
  const draws = vi.fn(TripPart);
  for (const total of ['1 ₫', '2 ₫', '3 ₫']) keptTrip(freeOf({ total }), renderCached, draws);
  expect(draws).toHaveBeenCalledTimes(1);
  keptTrip(freeOf({ left: 'Còn 1 phòng' }), renderCached, draws);
  expect(draws).toHaveBeenCalledTimes(2);
});

test.each([1, 2, 5, 9])(
  "the pagination links of a list are identical to React's output: page %i of 9",
  (page) => {
    const renderCached = createRenderCache();
    const draw = (by: RenderPiece | null, from: string) =>
      withoutDiscover(
        drawWith(
          by,
          <StaticRouter location="/khach-san">
            <Pagination page={page} totalPages={9} hrefOf={(at) => `/khach-san?from=${from}&page=${at}`} />
          </StaticRouter>,
        ),
      );
    // The second is filled into the HTML rendered for the first.
    for (const from of ['2026-12-01', '2026-12-24']) expect(draw(renderCached, from)).toBe(draw(null, from));
  },
);
