import { useEffect, useId, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { pictureUrl } from '#ui/picture.tsx';
import { useMay } from '../../app/office-data.ts';
import { Button } from '../button.tsx';
import { TextField } from '../field.tsx';
import { Sheet, useSheet } from '../sheet.tsx';
import { DescribeForm } from './describe-form.tsx';
import { DropZone } from './drop-zone.tsx';
import { choicesPath, type PictureChoice, type PictureChoices } from './picture-choice.ts';

/** Debounce in milliseconds before searching. */
const pauseMs = 250;

/** A button that opens the library to find, add and choose a picture; needs script. */
export function PicturePicker({
  title,
  onPick,
}: {
  title: string;
  onPick: (picture: PictureChoice) => void;
}) {
  const sheet = useSheet();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
          sheet.open();
        }}
      >
        {title}
      </Button>
      <Sheet sheet={sheet} title="Chọn hình trong kho" onClose={() => setOpen(false)}>
        {isOpen && (
          <PictureChooser
            onPick={(picture) => {
              onPick(picture);
              sheet.close();
            }}
          />
        )}
      </Sheet>
    </>
  );
}

function PictureChooser({ onPick }: { onPick: (picture: PictureChoice) => void }) {
  const found = useFetcher<PictureChoices>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = useId();
  const may = useMay();
  const look = (text: string) => found.load(`${choicesPath}?${new URLSearchParams({ tim: text })}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    void look('');
    return () => clearTimeout(timer.current);
  }, []);
  return (
    <>
      <TextField
        id={search}
        name=""
        type="search"
        label="Tìm theo mô tả hoặc thẻ"
        onChange={({ target: { value } }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => look(value), pauseMs);
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {may('media.edit') && (
        <DropZone
          after={({ id, close }) => (
            <DescribeForm
              id={id}
              onDone={() => {
                close();
                void look('');
              }}
            />
          )}
        />
      )}
      <p role="status" className="text-sm text-ink-faint">
        {found.data
          ? `${found.data.pictures.length}${found.data.next ? ' hình mới nhất, gõ thêm để tìm' : ' hình'}`
          : 'Đang tìm…'}
      </p>
      <ul className="grid grid-cols-2 gap-2">
        {found.data?.pictures.map((picture) => (
          <li key={picture.id}>
            <button
              type="button"
              className="block w-full rounded-control border border-line p-1 text-left text-sm hover:border-sea"
              onClick={() => onPick(picture)}
            >
              <img
                src={pictureUrl(picture.url, 256)}
                alt=""
                loading="lazy"
                style={{
                  backgroundColor: picture.haze,
                  ...(picture.focus && { objectPosition: picture.focus }),
                }}
                className="mb-1 aspect-[4/3] w-full rounded-badge object-cover"
              />
              {picture.alt}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
