import { pictureUrl } from '#ui/picture.tsx';
import { useMay } from '../../app/office-data.ts';
import { SearchSheet } from '../search-sheet.tsx';
import { DescribeForm } from './describe-form.tsx';
import { DropZone } from './drop-zone.tsx';
import { choicesPath, type PictureChoice, type PictureChoices } from './picture-choice.ts';

/** A button that opens the library to find, add and choose a picture; needs script. */
export function PicturePicker({
  title,
  onPick,
}: {
  title: string;
  onPick: (picture: PictureChoice) => void;
}) {
  const may = useMay();
  return (
    <SearchSheet<PictureChoices>
      button={title}
      title="Chọn hình trong kho"
      path={choicesPath}
      label="Tìm theo mô tả hoặc thẻ"
    >
      {(found, { close, refresh }) => (
        <>
          {may('media.edit') && (
            <DropZone
              after={({ id, close: closeForm }) => (
                <DescribeForm
                  id={id}
                  onDone={() => {
                    closeForm();
                    refresh();
                  }}
                />
              )}
            />
          )}
          <p role="status" className="text-sm text-ink-faint">
            {found
              ? `${found.pictures.length}${found.next ? ' hình mới nhất, gõ thêm để tìm' : ' hình'}`
              : 'Đang tìm…'}
          </p>
          <ul className="grid grid-cols-2 gap-2">
            {found?.pictures.map((picture) => (
              <li key={picture.id}>
                <button
                  type="button"
                  className="block w-full rounded-control border border-line p-1 text-left text-sm hover:border-sea"
                  onClick={() => {
                    onPick(picture);
                    close();
                  }}
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
      )}
    </SearchSheet>
  );
}
