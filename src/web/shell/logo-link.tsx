import { Link } from 'react-router';
import type { SiteSettings } from '#modules/settings/schema.ts';
import { classNames } from '#ui/class-names.ts';

/** The site's logo, leading home. */
export function LogoLink({ settings, className }: { settings: SiteSettings; className?: string }) {
  return (
    <Link
      to="/"
      aria-label={`${settings.name}, về trang chủ`}
      className={classNames('inline-flex min-h-11 shrink-0 items-center', className)}
    >
      <img src={settings.logo} alt="" width={142} height={36} className="h-9 w-auto max-w-44" />
    </Link>
  );
}
