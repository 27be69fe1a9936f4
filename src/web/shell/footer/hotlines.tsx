import type { ShownSettings } from '#modules/settings/schema.ts';
import { phoneLink } from '#ui/phone-link.ts';
import { SpriteIcon } from '#ui/sprite-icon.tsx';

/** The numbers to call, each with what it is for and when somebody answers (SHELL-04). */
export function Hotlines({ hotlines, hours }: Pick<ShownSettings, 'hotlines' | 'hours'>) {
  return (
    <ul className="grid grid-cols-2 gap-3">
      {hotlines.map((hotline) => (
        <li key={hotline.label}>
          <a href={phoneLink(hotline.phone)} className="hotline">
            <span className="contact-sign bg-sea-soft text-sea">
              <SpriteIcon name="phone-call" />
            </span>
            <span>
              <span className="block text-sm text-ink-soft">
                {hotline.label} <span className="max-sm:hidden">·</span>{' '}
                <span className="tabular-nums max-sm:block">{hours.phone}</span>
              </span>
              <b>{hotline.phone}</b>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
