import type { EnquiryFilter } from '#modules/enquiries/queries/list-enquiries.ts';
import type { EnquiryState } from '#modules/enquiries/rules/enquiry-state.ts';
import type { EnquiryType } from '#modules/enquiries/rules/enquiry-types.ts';
import type { ListAddress } from '../../parts/list/types.ts';

/** What the tabs' names in the address stand for. */
const statesOf: Readonly<Record<string, EnquiryState[]>> = {
  cho: ['moi', 'dang-xu-ly'],
  'cho-khach': ['cho-khach'],
  'cho-thu': ['cho-thanh-toan'],
  xong: ['chot', 'dong'],
};

/** Which enquiries an address of the list asks for. */
export function enquiryFilter({ view, text, filters }: ListAddress): Omit<EnquiryFilter, 'limit'> {
  return {
    // Who looks for somebody wants them whatever became of it.
    states: text ? undefined : statesOf[view],
    kind: filters.loai as EnquiryType | undefined,
    text,
    order: view === 'cho' && !text ? 'urgent' : 'newest',
    fromOn: filters.tu,
    untilOn: filters.den,
  };
}
