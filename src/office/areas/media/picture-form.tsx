import type { findLibraryPicture } from '#modules/media/queries/find-library-picture.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { EditForm } from '../../parts/edit/edit-form.tsx';
import type { EditValues } from '../../parts/edit/edit-state.ts';
import { TextArea, TextField } from '../../parts/field.tsx';
import { FocusFields } from './focus-fields.tsx';
import type { PictureReply } from './run-picture-action.ts';

/** A picture's words and focus. */
export function PictureForm({
  picture,
  reply,
  isOpen,
}: {
  picture: NonNullable<Awaited<ReturnType<typeof findLibraryPicture>>>;
  reply: PictureReply | undefined;
  isOpen: boolean;
}) {
  return (
    <Card title="Mô tả và điểm nhìn">
      <EditForm version={picture.version} values={shownValues(picture)} reply={reply}>
        {(values, errors) => (
          <fieldset disabled={!isOpen} className="contents">
            <div className="flex flex-col gap-3 px-3.5 py-3">
              <TextArea
                name="alt"
                label="Hình cho thấy gì?"
                hint="Người không nhìn thấy hình nghe câu này; máy tìm kiếm cũng đọc."
                rows={2}
                maxLength={300}
                defaultValue={values.alt}
                error={errors.alt}
              />
              <TextField
                name="tags"
                label="Thẻ"
                hint="Cách nhau bằng dấu phẩy: biển, hồ bơi, gia đình."
                defaultValue={values.tags}
                error={errors.tags}
              />
              <FocusFields picture={picture} values={values} errors={errors} />
            </div>
            <footer className="border-t border-line px-3.5 py-2.5">
              <Button type="submit" name="do" value="edit" look="primary">
                {reply?.merge ? 'Lưu bản đã ghép' : 'Lưu'}
              </Button>
            </footer>
          </fieldset>
        )}
      </EditForm>
    </Card>
  );
}

/** The initial values of a picture's form. */
function shownValues({
  alt,
  tags,
  focus,
}: {
  alt: string;
  tags: readonly string[];
  /** '30% 70%'; null means the middle. */
  focus: string | null;
}): EditValues {
  const [focusX = '50', focusY = '50'] = focus?.match(/\d+/g) ?? [];
  return { alt, tags: tags.join(', '), focusX, focusY };
}
