import { lazy, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { Link, StaticRouter, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { DrawKeptContext, Kept } from '#ui/kept.tsx';
import { keepDrawn } from './draw-kept.tsx';
import { withoutDiscover } from './without-discover.ts';

interface Props {
  title: string;
  note: string | null;
}

/** What React writes with care: texts side by side, what must be escaped, links, pictures, where the visitor is. */
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

function pageOf(props: Props, drawKept: ReturnType<typeof keepDrawn> | null, part = Part) {
  return renderToString(
    <DrawKeptContext value={drawKept}>
      <StaticRouter location="/khach-san">
        <h1>Trước</h1>
        <Kept className="contents" part={part} props={props} at="/khach-san" />
        <p>Sau</p>
      </StaticRouter>
    </DrawKeptContext>,
  );
}

test('a part out of memory is to the letter what React draws in its place', () => {
  const drawKept = keepDrawn();
  const withoutPreload = (html: string) => html.replace(/<link rel="preload"[^>]*\/>/, '');
  // Links say to a script that they may be fetched ahead: the start script says it of all at once.
  const drawn = withoutDiscover(withoutPreload(pageOf(nasty, null)));
  expect(drawn).not.toContain('<script>');
  expect(pageOf(nasty, drawKept)).toBe(drawn);
  expect(pageOf(nasty, drawKept)).toBe(drawn);
});

test('it is drawn once for what it depends on, and anew for anything else', () => {
  const drawKept = keepDrawn();
  const draws = vi.fn(Part);
  for (const note of ['a', 'a', 'b', 'a']) pageOf({ title: 'Huế', note }, drawKept, draws);
  expect(draws).toHaveBeenCalledTimes(2);
  const Other = vi.fn(Part);
  expect(drawKept(Other, { title: 'Huế', note: 'a' }, '/')).not.toContain('aria-current');
  expect(drawKept(Other, { title: 'Huế', note: 'a' }, '/khach-san')).toContain('aria-current');
});

test('a part whose code is still to come is left to the page', async () => {
  const drawKept = keepDrawn();
  const props = { title: 'Huế', note: null };
  expect(drawKept(Waiting, props, '/')).toBeNull();
  await vi.waitFor(() => expect(drawKept(Waiting, props, '/')).toContain('Huế'));
});
