import { officeMapUrl } from '#modules/settings/rules/office-map-url.ts';
import type { ShownSettings } from '#modules/settings/schema.ts';
import { SpriteIcon } from '#ui/sprite-icon.tsx';

/** The company's address and contact. */
export function HeadOffice({ settings }: { settings: ShownSettings }) {
  return (
    <section aria-labelledby="tru-so" className="max-lg:col-span-2 max-lg:row-start-3">
      <h2 id="tru-so" className="mb-2 text-base max-lg:sr-only">
        Trụ sở chính
      </h2>
      <address className="office-lines">
        <p>
          <SpriteIcon name="map-pin" />
          <a href={officeMapUrl(settings)} target="_blank" rel="noopener noreferrer">
            {settings.address}
          </a>
        </p>
        <p>
          <SpriteIcon name="mail" />
          <a href={`mailto:${settings.customerEmail}`}>{settings.customerEmail}</a>
        </p>
        <p>
          <SpriteIcon name="clock" />
          <span>
            Trả lời thư, yêu cầu <span className="tabular-nums">{settings.hours.mail}</span> mỗi ngày
          </span>
        </p>
      </address>
    </section>
  );
}
