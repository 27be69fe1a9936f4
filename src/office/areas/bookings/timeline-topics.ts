/** Filters of the timeline; the name is in the address. */
export const timelineTopics = [
  { slug: 'tien', title: 'Tiền' },
  { slug: 'tin', title: 'Thư, ghi chú' },
  { slug: 'ncc', title: 'NCC' },
  { slug: 'doi', title: 'Thay đổi' },
] as const;

export type TimelineTopic = (typeof timelineTopics)[number]['slug'];

/** Prefixes of the history's action names, by topic; all others are changes of the booking. */
const topicOf: readonly [TimelineTopic, RegExp][] = [
  [
    'tien',
    /^booking\.(paid|pay|part|partial|split|balance_(paid|overdue)|surplus|match_undone|credit|counter|nothing_to_pay|parts|refund|invoice|gift|unallocated|disruption_refunded)|^(refund|payment|credit|cost|books)\./,
  ],
  ['tin', /^booking\.(mail|message|link_t|(balance|payment|choice)_reminded|note|papers)/],
  ['ncc', /^booking\.(request_|late_arrival|supplier)|^(supplier|voucher)\./],
];

/** @param verb the action's name in the history */
export function timelineTopic(verb: string): TimelineTopic {
  return topicOf.find(([, pattern]) => pattern.test(verb))?.[0] ?? 'doi';
}
