import { useId, useState } from 'react';
import { useFetcher } from 'react-router';
import { pictureUrl } from '#ui/picture.tsx';
import { Button } from '../button.tsx';
import { TextField } from '../field.tsx';
import { Sheet, useSheet } from '../sheet.tsx';

/** A picture of the library, as it is chosen. */
export interface LibraryPicture {
  id: string;
  url: string;
  alt: string;
  haze: string;
}

/** A button that opens the library; it needs the script, without which an id is typed. */
export function PicturePicker({
  title,
  onPick,
}: {
  title: string;
  onPick: (picture: LibraryPicture) => void;
}) {
  const sheet = useSheet();
  const found = useFetcher<LibraryPicture[]>();
  const [isOpen, setOpen] = useState(false);
  const search = useId();
  const look = (text: string) => found.load(`/noi-dung/cong-cu?${new URLSearchParams({ tim: text })}`);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
          look('');
          sheet.open();
        }}
      >
        {title}
      </Button>
      <Sheet sheet={sheet} title="Chọn hình trong kho" onClose={() => setOpen(false)}>
        {isOpen && (
          <>
            <TextField
              id={search}
              name=""
              type="search"
              label="Tìm theo mô tả"
              onChange={(event) => look(event.target.value)}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
            <p role="status" className="text-sm text-ink-faint">
              {found.data ? `${found.data.length} hình` : 'Đang tìm…'}
            </p>
            <ul className="grid grid-cols-2 gap-2">
              {found.data?.map((picture) => (
                <li key={picture.id}>
                  <button
                    type="button"
                    className="block w-full rounded-control border border-line p-1 text-left text-sm hover:border-sea"
                    onClick={() => {
                      onPick(picture);
                      sheet.close();
                    }}
                  >
                    <img
                      src={pictureUrl(picture.url, 256)}
                      alt=""
                      loading="lazy"
                      style={{ backgroundColor: picture.haze }}
                      className="mb-1 aspect-[4/3] w-full rounded-badge object-cover"
                    />
                    {picture.alt || picture.id}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Sheet>
    </>
  );
}
