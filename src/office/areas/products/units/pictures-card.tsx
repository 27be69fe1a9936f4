import { useMay } from '../../../app/office-data.ts';
import { Card } from '../../../parts/card.tsx';
import { EditForm } from '../../../parts/edit/edit-form.tsx';
import type { EditReply } from '../../../parts/edit/edit-state.ts';
import { SaveFoot } from '../../../parts/edit/save-foot.tsx';
import type { KnownPictures } from '../row-cell.tsx';
import { RowsField } from '../rows-field.tsx';
import { unitPicturesField } from './unit-pictures-field.ts';

/** The pictures of a unit: chosen from the library, each with its description, in the order in which guests see them. */
export function PicturesCard({
  value,
  version,
  pictures,
  reply,
}: {
  /** In the format of `writeRowText`. */
  value: string;
  version: number;
  pictures: KnownPictures;
  reply: EditReply | undefined;
}) {
  const isOpen = useMay()('unit.edit');
  return (
    <Card title="Hình của hạng">
      <EditForm version={version} values={{ pictures: value }} reply={reply}>
        {(shown, errors) => (
          <>
            <fieldset disabled={!isOpen} className="px-3.5 py-3">
              <legend className="sr-only">Hình của hạng</legend>
              <RowsField
                field={unitPicturesField}
                value={shown.pictures ?? ''}
                error={errors.pictures}
                isNeeded={false}
                pictures={pictures}
              />
            </fieldset>
            {isOpen && <SaveFoot action={{ name: 'pictures', title: 'Lưu hình' }} reply={reply} />}
          </>
        )}
      </EditForm>
    </Card>
  );
}
