import { Link } from 'react-router';
import type { ShownSettings } from '#modules/settings/schema.ts';
import { classNames } from '#ui/class-names.ts';
import { pictureUrl } from '#ui/picture.tsx';

/** The site's logo, or its name where it has none, linking home. */
export function LogoLink({ settings, className }: { settings: ShownSettings; className?: string }) {
  return (
    <Link
      to="/"
      aria-label={`${settings.name}, về trang chủ`}
      className={classNames('inline-flex min-h-11 max-w-44 shrink-0 items-center', className)}
    >
      {settings.logo ? (
        <img
          src={logoUrl(settings.logo)}
          alt=""
          width={142}
          height={36}
          className="h-9 w-auto object-contain"
        />
      ) : (
        <span className="line-clamp-2 max-w-36 text-lg leading-tight font-semibold text-sea">
          {settings.name}
        </span>
      )}
    </Link>
  );
}

/** A logo from the media library is resized for the header. */
const logoUrl = (logo: string) => (logo.startsWith('/media/') ? pictureUrl(logo, 384) : logo);
