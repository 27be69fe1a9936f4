import { officeMapUrl } from '#modules/settings/rules/office-map-url.ts';
import type { ShownSettings } from '#modules/settings/schema.ts';
import { SpriteIcon } from '#ui/sprite-icon.tsx';

const line = 'flex items-start gap-2.5';
const icon = 'mt-1 size-4 shrink-0 text-sea';
const link = 'hover:text-sea hover:underline';

/** Where we are and how to write to us. */
export function HeadOffice({ settings }: { settings: ShownSettings }) {
  return (
    <section aria-labelledby="tru-so" className="max-lg:col-span-2 max-lg:row-start-3">
      <h2 id="tru-so" className="mb-2 text-base max-lg:sr-only">
        Trụ sở chính
      </h2>
      <address className="flex flex-col gap-1.5 text-ink-soft not-italic max-lg:text-sm lg:gap-2">
        <p className={line}>
          <SpriteIcon name="map-pin" className={icon} />
          <a href={officeMapUrl(settings)} target="_blank" rel="noopener noreferrer" className={link}>
            {settings.address}
          </a>
        </p>
        <p className={line}>
          <SpriteIcon name="mail" className={icon} />
          <a href={`mailto:${settings.customerEmail}`} className={link}>
            {settings.customerEmail}
          </a>
        </p>
        <p className={line}>
          <SpriteIcon name="clock" className={icon} />
          <span>
            Hỗ trợ đặt chỗ <span className="tabular-nums">{settings.supportHours}</span> mỗi ngày
          </span>
        </p>
      </address>
    </section>
  );
}
