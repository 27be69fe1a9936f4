import { useState } from 'react';
import { pictureUrl } from '#ui/picture.tsx';
import type { EditValues } from '../../parts/edit/edit-state.ts';
import { TextField } from '../../parts/field.tsx';

interface Shown {
  url: string;
  alt: string;
  width: number;
  height: number;
  haze: string;
}

/** Aspect ratios to which pages crop pictures. */
const ratios = [
  { ratio: '4 / 3', title: 'Thẻ 4:3' },
  { ratio: '16 / 9', title: 'Đầu trang 16:9' },
  { ratio: '1 / 1', title: 'Ô vuông' },
];

/** The focus that stays visible where a page crops the picture: two numbers, or a click; with previews of the crops. */
export function FocusFields({
  picture,
  values,
  errors,
}: {
  picture: Shown;
  values: EditValues;
  errors: Readonly<Record<string, string>>;
}) {
  const [focus, setFocus] = useState({ x: values.focusX ?? '50', y: values.focusY ?? '50' });
  const { url, width, height, haze } = picture;
  const objectPosition = `${within(focus.x)}% ${within(focus.y)}%`;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-sm font-semibold text-ink-soft">Điểm nhìn</legend>
      <p className="text-sm text-ink-faint">
        Chỗ phải còn thấy khi trang cắt hình theo khung. Bấm lên hình, hoặc ghi hai số.
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,220px)] gap-3 max-md:grid-cols-1">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the two numbers say the same by keyboard */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
        <div
          className="relative h-fit cursor-crosshair overflow-hidden rounded-control"
          onClick={({ currentTarget, clientX, clientY }) => {
            if (currentTarget.closest('fieldset:disabled')) return;
            const box = currentTarget.getBoundingClientRect();
            const share = (at: number, size: number) =>
              `${Math.min(100, Math.max(0, Math.round((at / size) * 100)))}`;
            setFocus({ x: share(clientX - box.left, box.width), y: share(clientY - box.top, box.height) });
          }}
        >
          <img
            src={pictureUrl(url, 828)}
            alt=""
            width={width}
            height={height}
            style={{ backgroundColor: haze }}
            className="block h-auto w-full"
          />
          <span
            aria-hidden
            style={{ left: `${within(focus.x)}%`, top: `${within(focus.y)}%` }}
            className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-2 border-white bg-lantern/60 shadow-pop"
          />
        </div>
        <div className="flex flex-col gap-3">
          <div className="grid grid-cols-2 gap-2">
            <TextField
              name="focusX"
              label="Từ trái (%)"
              inputMode="numeric"
              value={focus.x}
              onChange={({ target }) => setFocus({ ...focus, x: target.value })}
              error={errors.focusX}
            />
            <TextField
              name="focusY"
              label="Từ trên (%)"
              inputMode="numeric"
              value={focus.y}
              onChange={({ target }) => setFocus({ ...focus, y: target.value })}
              error={errors.focusY}
            />
          </div>
          <FocusPreviews url={url} haze={haze} objectPosition={objectPosition} />
        </div>
      </div>
    </fieldset>
  );
}

function within(text: string): number {
  const number = Number(text);
  return Number.isFinite(number) ? Math.min(100, Math.max(0, number)) : 50;
}

function FocusPreviews({
  url,
  haze,
  objectPosition,
}: Pick<Shown, 'url' | 'haze'> & { objectPosition: string }) {
  return (
    <div className="grid grid-cols-1 gap-2 max-md:grid-cols-3">
      {ratios.map(({ ratio, title }) => (
        <figure key={ratio}>
          <img
            src={pictureUrl(url, 384)}
            alt=""
            style={{ backgroundColor: haze, aspectRatio: ratio, objectPosition }}
            className="block w-full rounded-badge object-cover"
          />
          <figcaption className="text-sm text-ink-faint">{title}</figcaption>
        </figure>
      ))}
    </div>
  );
}
