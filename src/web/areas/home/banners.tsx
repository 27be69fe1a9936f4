import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import type { HomeArrangement } from './load-home.ts';

/** The company's current banners: one at full width, several side by side. */
export function Banners({ banners }: Pick<HomeArrangement, 'banners'>) {
  const isAlone = banners.length === 1;
  return (
    <ul className={classNames('grid gap-3 lg:gap-4', !isAlone && 'md:grid-cols-2')}>
      {banners.map(({ title, text, href, picture }) => (
        <li key={title} className="banner group">
          <div className="absolute inset-0">
            <Picture
              picture={picture}
              sizes={isAlone ? '(min-width: 1281px) 1232px, 100vw' : '(min-width: 769px) 50vw, 100vw'}
              ratio="auto"
              className="h-full moves group-hover:scale-[1.02]"
            />
          </div>
          <div className="banner-text">
            <h2 className="text-xl lg:text-2xl">
              <Link to={href}>{title}</Link>
            </h2>
            <p className="mt-1 max-w-prose empty:hidden">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
