import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { nameAnchors } from './map-labels.ts';
import type { MapPin } from './map-pin.ts';

const seatClasses: Record<(typeof nameAnchors)[number], string> = {
  right: 'left-full top-1/2 -translate-y-1/2 -ml-0.5',
  left: 'right-full top-1/2 -translate-y-1/2 -mr-0.5',
  above: 'bottom-full left-1/2 -translate-x-1/2 -mb-1',
  below: 'top-full left-1/2 -translate-x-1/2 -mt-1',
};

const halo =
  '[text-shadow:0_0_2px_var(--color-rice),0_0_2px_var(--color-rice),0_0_4px_var(--color-rice),0_0_4px_var(--color-rice)]';

/** A dot too crowded to be pressed: its text is in the list, and appears here once there is room. */
export function PinMark({ look }: Pick<MapPin, 'look'>) {
  const fill = look === 'name' ? 'bg-sea' : 'bg-ink';
  return (
    <span aria-hidden="true" className="grid size-6 place-items-center">
      <span className={classNames('size-2.5 rounded-full border-2 border-rice shadow-soft', fill)} />
    </span>
  );
}

/** A dot with its name at an anchor, or alone where there is no room. */
export function NamePin({ pin, seat }: { pin: MapPin; seat: number | undefined }) {
  const side = seat === undefined ? undefined : nameAnchors[seat];
  return (
    <Link
      to={pin.href}
      title={side ? undefined : pin.text}
      className="group pointer-events-auto relative grid size-6 place-items-center"
    >
      <span className="size-2.5 rounded-full border-2 border-rice bg-sea shadow-soft group-hover:bg-sea-dark" />
      {!side && <span className="sr-only">{pin.text}</span>}
      {side && (
        <span
          className={classNames(
            'absolute text-sm font-semibold whitespace-nowrap text-ink group-hover:text-sea group-hover:underline',
            halo,
            seatClasses[side],
          )}
        >
          {pin.text}
        </span>
      )}
    </Link>
  );
}

/** A price, or a dot where there is no room for it. A button after hydration, before that a link. */
export function PricePin({
  pin,
  isSpread,
  isSelected,
  onSelect,
}: {
  pin: MapPin;
  isSpread: boolean;
  isSelected: boolean;
  onSelect?: ((key: string) => void) | undefined;
}) {
  const className = isSpread
    ? classNames(
        'pointer-events-auto flex min-h-7 items-center rounded-full border px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap tabular-nums shadow-soft',
        isSelected
          ? 'border-sea bg-sea text-white'
          : 'border-line-strong bg-rice text-ink hover:border-sea hover:bg-sea-soft',
      )
    : 'group pointer-events-auto grid size-6 place-items-center';
  const face = (
    <>
      <span className="sr-only">{pin.label}, </span>
      {isSpread ? (
        pin.text
      ) : (
        <>
          <span className="sr-only">{pin.text}</span>
          <span className="size-3 rounded-full border-2 border-rice bg-ink shadow-soft group-hover:bg-sea" />
        </>
      )}
    </>
  );
  if (!onSelect)
    return (
      <a href={pin.href} className={className}>
        {face}
      </a>
    );
  return (
    <button type="button" aria-pressed={isSelected} onClick={() => onSelect(pin.key)} className={className}>
      {face}
    </button>
  );
}
