import { MapPin } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Position } from '#ui/maps/mercator.ts';
import { Button } from '../button.tsx';

const PositionMap = lazy(async () => ({ default: (await import('./position-map.tsx')).PositionMap }));

/**
 * Fills two fields of the surrounding form, latitude and longitude by their names, with a point picked on a map. The map is loaded
 * on demand, around the fields' values, otherwise around the form's province.
 */
export function PositionPicker({
  lat,
  lng,
  province,
  className,
}: {
  lat: string;
  lng: string;
  /** Name of the form's field with a province's slug, where it has one. */
  province?: string;
  className?: string;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<{ start: Position | null; near: string } | null>(null);
  const fieldOf = (name: string) => ref.current?.closest('form')?.elements.namedItem(name);
  const open = () => {
    const near = province ? fieldOf(province) : null;
    setOpened({
      start: readPosition(textIn(fieldOf(lat)), textIn(fieldOf(lng))),
      near: near instanceof HTMLSelectElement ? near.value : '',
    });
  };
  const put = (position: Position) => {
    for (const [name, degrees] of [
      [lat, position.lat],
      [lng, position.lng],
    ] as const) {
      const field = fieldOf(name);
      if (!(field instanceof HTMLInputElement)) continue;
      field.value = String(Number(degrees.toFixed(5)));
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  return (
    <div ref={ref} className={className}>
      <Button
        onClick={() => (opened ? setOpened(null) : open())}
        aria-expanded={opened !== null}
        className="noscript:hidden"
      >
        <MapPin size={16} aria-hidden />
        {opened ? 'Đóng bản đồ' : 'Chọn trên bản đồ'}
      </Button>
      {opened && (
        <Suspense fallback={<p className="mt-2 text-ink-soft">Đang mở bản đồ…</p>}>
          <PositionMap {...opened} onPick={put} />
        </Suspense>
      )}
    </div>
  );
}

const textIn = (field: unknown) => (field instanceof HTMLInputElement ? field.value.trim() : '');

function readPosition(lat: string, lng: string): Position | null {
  const [north, east] = [lat, lng].map((text) => (text === '' ? Number.NaN : Number(text.replace(',', '.'))));
  return Number.isFinite(north) && Number.isFinite(east)
    ? { lat: north as number, lng: east as number }
    : null;
}
