import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import { addDays } from '#platform/time/days.ts';
import type { VoucherCompany, VoucherSheet } from '../rules/voucher-sheet.ts';

const dayBeforeSeconds = 86_400;

/**
 * The items of a trip for the guest's calendar: whole days if an item lasts longer than one, otherwise its start time. A
 * reissued voucher replaces its older entry.
 */
export function voucherCalendar(
  sheets: VoucherSheet[],
  { company, tripUrl, now }: { company: VoucherCompany; tripUrl: string; now: Date },
): string {
  const calendar = ical({
    name: `Chuyến đi ${sheets[0]?.bookingCode ?? ''}`,
    prodId: { company: 'Neo Viet', product: 'Phieu', language: 'VI' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const sheet of sheets) {
    const lasts = sheet.validUntil > sheet.validFrom;
    calendar
      .createEvent({
        id: `${sheet.code}@${new URL(tripUrl).hostname}`,
        sequence: sheet.version,
        stamp: now,
        ...(lasts
          ? { allDay: true, start: utcDay(sheet.validFrom), end: utcDay(addDays(sheet.validUntil, 1)) }
          : { start: new Date(sheet.startsAt) }),
        summary: sheet.productTitle,
        description: notesOf(sheet, company, tripUrl),
        location: {
          title: sheet.address || sheet.supplierBrand,
          geo: { lat: sheet.position.lat, lon: sheet.position.lng },
        },
      })
      .createAlarm({ type: ICalAlarmType.display, trigger: dayBeforeSeconds });
  }
  return calendar.toString();
}

function utcDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function notesOf(sheet: VoucherSheet, company: VoucherCompany, tripUrl: string): string {
  return [
    `Phiếu ${sheet.code}, ${sheet.unitTitle}`,
    ...sheet.facts.map(({ label, value }) => `${label}: ${value}`),
    ...sheet.where,
    ...company.hotlines.map(({ label, phone }) => `${label}: ${phone}`),
    tripUrl,
  ].join('\n');
}
