import { type PointerEvent, useRef, useState } from 'react';
import { Form } from 'react-router';
import type { Crop } from '#modules/media/schema.ts';
import { pictureUrl } from '#ui/picture.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextField } from '../../parts/field.tsx';
import type { PictureReply } from './run-picture-action.ts';

interface Point {
  x: number;
  y: number;
}

const within = (value: number) => Math.min(100, Math.max(0, value));
const rounded = (value: number) => Math.round(value * 10) / 10;

/** The rectangle between two points, in per cent of the picture. */
function spannedCrop(from: Point, to: Point): Crop {
  const [left, right] = [within(Math.min(from.x, to.x)), within(Math.max(from.x, to.x))];
  const [top, bottom] = [within(Math.min(from.y, to.y)), within(Math.max(from.y, to.y))];
  return {
    left: rounded(left),
    top: rounded(top),
    width: rounded(rounded(right) - rounded(left)),
    height: rounded(rounded(bottom) - rounded(top)),
  };
}

/** The largest centred crop of an aspect ratio; both ratios are width by height. */
function centredCrop(wished: number, ratio: number): Crop {
  const width = rounded(within((wished / ratio) * 100));
  const height = rounded(within((ratio / wished) * 100));
  return { left: rounded((100 - width) / 2), top: rounded((100 - height) / 2), width, height };
}

interface Whole {
  url: string;
  wholeUrl: string | null;
  version: number;
  width: number;
  height: number;
  crop: Crop | null;
}

const sides = [
  ['left', 'Mép trái (%)'],
  ['top', 'Mép trên (%)'],
  ['width', 'Rộng (%)'],
  ['height', 'Cao (%)'],
] as const;

const all: Crop = { left: 0, top: 0, width: 100, height: 100 };

const shapes = [
  { title: '4:3', ratio: 4 / 3 },
  { title: '16:9', ratio: 16 / 9 },
  { title: '1:1', ratio: 1 },
];

/** Crops the whole picture: by dragging, by an aspect ratio, or by four numbers. The original is kept. */
export function CropCard({ picture, reply }: { picture: Whole; reply: PictureReply | undefined }) {
  const { url, wholeUrl, version } = picture;
  const typed = reply?.typed?.do === 'crop' ? reply.typed : null;
  const [crop, setCrop] = useState<Typed>({
    ...(picture.crop ?? all),
    ...(typed && Object.fromEntries(sides.map(([name]) => [name, typed[name] ?? '']))),
  });
  const [ratio, setRatio] = useState(picture.crop ? null : picture.width / picture.height);
  return (
    <Card title="Cắt hình">
      <Form method="post" preventScrollReset noValidate className="flex flex-col gap-3 px-3.5 py-3">
        <input type="hidden" name="version" value={version} />
        <p className="text-sm text-ink-faint">
          Kéo trên hình để chọn phần giữ lại, hoặc ghi bốn số. Hình nguyên vẹn được giữ để cắt lại.
        </p>
        <CropFrame url={wholeUrl ?? url} crop={crop} onCrop={setCrop} onSize={setRatio} />
        {ratio !== null && <CropShapes ratio={ratio} onCrop={setCrop} />}
        <div className="grid max-w-xl grid-cols-4 gap-2 max-sm:grid-cols-2">
          {sides.map(([name, label]) => (
            <TextField
              key={name}
              name={name}
              label={label}
              inputMode="decimal"
              value={crop[name]}
              onChange={({ target }) => setCrop({ ...crop, [name]: target.value })}
              error={typed ? reply?.errors?.[name] : undefined}
            />
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="do" value="crop">
            Cắt, giữ phần này
          </Button>
          {picture.crop && (
            <Button type="submit" name="do" value="uncrop">
              Trả lại hình nguyên vẹn
            </Button>
          )}
        </div>
      </Form>
    </Card>
  );
}

type Typed = Record<keyof Crop, number | string>;

/** The whole picture with its crop, which can be drawn with a pointer. */
function CropFrame({
  url,
  crop: { left, top, width, height },
  onCrop,
  onSize,
}: {
  url: string;
  crop: Typed;
  onCrop: (crop: Crop) => void;
  onSize: (ratio: number) => void;
}) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const at = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    return { x: ((clientX - box.left) / box.width) * 100, y: ((clientY - box.top) / box.height) * 100 };
  };
  return (
    <div
      className="relative w-fit max-w-full touch-none overflow-hidden rounded-control select-none"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = at(event);
      }}
      onPointerMove={(event) => {
        if (start.current) onCrop(spannedCrop(start.current, at(event)));
      }}
      onPointerUp={() => {
        start.current = null;
      }}
    >
      <img
        src={pictureUrl(url, 828)}
        alt=""
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          onSize(naturalWidth / Math.max(1, naturalHeight))
        }
        className="block max-h-[60vh] max-w-full"
      />
      <span
        aria-hidden
        style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
        className="pointer-events-none absolute border-2 border-white shadow-[0_0_0_9999px_rgb(0_0_0/0.5)]"
      />
    </div>
  );
}

function CropShapes({ ratio, onCrop }: { ratio: number; onCrop: (crop: Crop) => void }) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Theo khung</legend>
      {shapes.map(({ title, ratio: wished }) => (
        <Button key={title} size="sm" onClick={() => onCrop(centredCrop(wished, ratio))}>
          {title}
        </Button>
      ))}
      <Button size="sm" onClick={() => onCrop({ ...all })}>
        Cả hình
      </Button>
    </fieldset>
  );
}
