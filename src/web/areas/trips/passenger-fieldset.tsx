import type { PartialTrip } from '#modules/booking/trip/item-facts.ts';
import { CheckField, SelectField, TextField } from '#ui/field.tsx';
import { SavedChoice, type SavedItem } from '#web/parts/account/saved-choice.tsx';
import { BirthDateField } from '#web/parts/booking/birth-date-field.tsx';
import type { PassengerErrors, PassengerValues, TypedPassenger } from './passenger-fields.ts';

/** A traveller: on which trips they go, their name, and identity documents where one of these trips requires them. */
export function PassengerFieldset({
  index,
  value,
  errors,
  partial,
  saved,
  papers,
}: {
  index: number;
  value: TypedPassenger;
  errors: PassengerErrors[number];
  partial: readonly PartialTrip[];
  saved: readonly SavedItem[];
  /** Who must state identity documents: everybody, those on some trips, nobody. */
  papers: 'all' | 'by_trip' | 'none';
}) {
  return (
    <fieldset className="group/goes rounded-card border border-line bg-rice p-5">
      <legend className="float-left mb-4 w-full text-lg font-semibold">Hành khách {index + 1}</legend>
      <div className="clear-both">
        <TripChoice index={index} value={value} partial={partial} />
        <SavedChoice name={`saved-${index}`} legend="Người đi đã lưu" items={saved} typing="Tự nhập">
          <div className="grid gap-5 md:grid-cols-2">
            <TextField
              name={`fullName-${index}`}
              label="Họ và tên"
              required
              defaultValue={value.fullName}
              error={errors.fullName}
              hint="Như trên giấy tờ."
              className="md:col-span-2"
            />
            {papers !== 'none' && (
              <div
                className={
                  papers === 'all' ? 'contents' : 'hidden group-has-[[data-papers]:checked]/goes:contents'
                }
              >
                <PaperFields index={index} value={value} errors={errors} />
              </div>
            )}
          </div>
        </SavedChoice>
      </div>
    </fieldset>
  );
}

/** Which of the trips not taken by all this traveller goes on; a trip that requires documents reveals their fields, also without script. */
function TripChoice({
  index,
  value: { goesOn },
  partial,
}: {
  index: number;
  value: TypedPassenger;
  partial: readonly PartialTrip[];
}) {
  if (partial.length === 0) return null;
  return (
    <div className="mb-5 stack-2">
      {partial.map(({ position, title, hasPapers }) => (
        <CheckField
          key={position}
          name={`trip-${position}-${index}`}
          label={`Đi “${title}”`}
          defaultChecked={goesOn.includes(position)}
          data-papers={hasPapers ? '' : undefined}
        />
      ))}
    </div>
  );
}

function PaperFields({
  index,
  value,
  errors,
}: {
  index: number;
  value: PassengerValues;
  errors: PassengerErrors[number];
}) {
  return (
    <>
      <SelectField
        name={`sex-${index}`}
        label="Giới tính"
        required
        defaultValue={value.sex}
        error={errors.sex}
      >
        <option value="">Chọn</option>
        <option value="male">Nam</option>
        <option value="female">Nữ</option>
      </SelectField>
      <BirthDateField name={`bornOn-${index}`} iso={value.bornOn} error={errors.bornOn} />
      <TextField
        name={`nationality-${index}`}
        label="Quốc tịch"
        required
        defaultValue={value.nationality}
        error={errors.nationality}
      />
      <TextField
        name={`documentNo-${index}`}
        label="Số giấy tờ"
        required
        defaultValue={value.documentNo}
        error={errors.documentNo}
        hint="Căn cước, hộ chiếu; trẻ em: số giấy khai sinh."
      />
    </>
  );
}
