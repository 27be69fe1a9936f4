/** Bulk actions on bookings. */
export const bookingBulk = [
  { name: 'giao', title: 'Giao cho…', verb: 'booking.edit' },
  {
    name: 'nhac-tien',
    title: 'Nhắc tiền',
    verb: 'booking.edit',
    fits: ({ outstandingVnd, isReminded }: { outstandingVnd: number; isReminded: boolean }) =>
      outstandingVnd > 0 && !isReminded,
  },
  {
    name: 'nhac-ncc',
    title: 'Nhắc NCC',
    verb: 'supplier.remind',
    fits: ({ isAwaitingSupplier }: { isAwaitingSupplier: boolean }) => isAwaitingSupplier,
  },
  { name: 'ghi-chu', title: 'Ghi chú…', verb: 'booking.note' },
  { name: 'nhan', title: 'Gắn nhãn…', verb: 'booking.note' },
  { name: 'gui-lai', title: 'Gửi lại thư', verb: 'booking.edit' },
] as const;
