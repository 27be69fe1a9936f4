import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import type { HomeArrangement } from './load-home.ts';

/** What the company puts forward just now: one over the whole width, more of them side by side. */
export function Banners({ banners }: Pick<HomeArrangement, 'banners'>) {
  const isAlone = banners.length === 1;
  return (
    <ul className={classNames('grid gap-3 lg:gap-4', !isAlone && 'md:grid-cols-2')}>
      {banners.map(({ title, text, href, picture }) => (
        <li
          key={title}
          className={classNames(
            'group relative grid min-h-44 overflow-hidden rounded-card bg-ink lg:min-h-56',
            isAlone && 'lg:min-h-64',
          )}
        >
          <div className="absolute inset-0">
            <Picture
              picture={picture}
              sizes={isAlone ? '(min-width: 1281px) 1232px, 100vw' : '(min-width: 769px) 50vw, 100vw'}
              ratio="auto"
              className="h-full transition-transform duration-250 ease-calm group-hover:scale-[1.02]"
            />
          </div>
          <div className="relative flex flex-col justify-end bg-linear-to-t from-ink/90 via-ink/65 to-ink/10 p-4 pt-12 text-white lg:p-6 lg:pt-16">
            <h2 className="text-xl lg:text-2xl">
              <Link
                to={href}
                className="after:absolute after:inset-0 focus-visible:after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-sun"
              >
                {title}
              </Link>
            </h2>
            <p className="mt-1 max-w-prose empty:hidden">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
