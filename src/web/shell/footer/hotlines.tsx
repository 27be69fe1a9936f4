import type { ShownSettings } from '#modules/settings/schema.ts';
import { phoneLink } from '#ui/phone-link.ts';
import { SpriteIcon } from '#ui/sprite-icon.tsx';

/** The numbers to call, each with what it is for and when somebody answers (SHELL-04). */
export function Hotlines({ hotlines }: { hotlines: ShownSettings['hotlines'] }) {
  return (
    <ul className="grid grid-cols-2 gap-3">
      {hotlines.map((hotline) => (
        <li key={hotline.label}>
          <a
            href={phoneLink(hotline.phone)}
            className="group flex h-full items-center gap-4 rounded-card border border-line bg-rice px-3 py-2 sm:px-4 sm:py-3 moves hover:border-sea"
          >
            <span className="hidden size-11 sm:inline-flex shrink-0 items-center justify-center rounded-full bg-sea-soft text-sea">
              <SpriteIcon name="phone-call" className="size-5" />
            </span>
            <span>
              <span className="block text-sm text-ink-soft">
                {hotline.label} <span className="max-sm:hidden">·</span>{' '}
                <span className="tabular-nums max-sm:block">{hotline.hours}</span>
              </span>
              <span className="block text-lg font-semibold tabular-nums group-hover:text-sea">
                {hotline.phone}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
