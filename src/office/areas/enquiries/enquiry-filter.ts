import type { EnquiryFilter } from '#modules/enquiries/queries/list-enquiries.ts';
import type { EnquiryState } from '#modules/enquiries/rules/enquiry-state.ts';
import type { EnquiryType } from '#modules/enquiries/rules/enquiry-types.ts';
import type { ListAddress } from '../../parts/list/types.ts';

/** States by the tab's name in the address. */
const statesOf: Readonly<Record<string, EnquiryState[]>> = {
  cho: ['moi', 'dang-xu-ly'],
  'cho-khach': ['cho-khach'],
  'cho-thu': ['cho-thanh-toan'],
  xong: ['chot', 'dong'],
};

/** The filter for an address of the list. */
export function enquiryFilter({ view, text, filters }: ListAddress): Omit<EnquiryFilter, 'limit'> {
  return {
    // A search covers enquiries of every state.
    states: text ? undefined : statesOf[view],
    kind: filters.loai as EnquiryType | undefined,
    text,
    order: view === 'cho' && !text ? 'urgent' : 'newest',
    fromOn: filters.tu,
    untilOn: filters.den,
  };
}
