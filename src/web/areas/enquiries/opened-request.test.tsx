import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { EnquiryView, FareView } from '#modules/enquiries/queries/enquiry-view.ts';
import { enquiryStateLabels } from '#modules/enquiries/rules/enquiry-state.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { pack } from '#web/app/pack.ts';
import { OpenedRequest } from './opened-request.tsx';

const soon = new Date('2026-11-21T05:00:00Z');

function fareWith(changes: Partial<FareView> = {}): FareView {
  return {
    id: 'f',
    label: 'Bay sáng',
    lines: [],
    totalVnd: 2_000_000,
    expiresAt: soon,
    conditions: [],
    cancellation: 'Không hoàn.',
    from: '2026-12-20',
    to: '2026-12-22',
    dueNowVnd: 2_000_000,
    balanceDueOn: null,
    isAccepted: false,
    canBeAccepted: false,
    canBePaid: false,
    ...changes,
  };
}

function show(
  state: EnquiryView['state'],
  offers: FareView[][] = [],
  bookingCode: string | null = null,
  kind: EnquiryView['kind'] = 've-may-bay',
) {
  const view: EnquiryView = {
    id: 'e',
    code: 'YC2222222',
    kind,
    kindLabel: 'Vé máy bay',
    state,
    stateLabel: enquiryStateLabels[state],
    contact: { fullName: 'Nguyễn Thu Hà', phone: '+84912345678', email: null },
    message: '',
    product: null,
    wishes: {},
    flight: null,
    dueVnd: null,
    createdAt: soon,
    deadline: soon,
    offers: offers.map((fares, index) => ({
      id: `o${index}`,
      number: offers.length - index,
      message: 'Chào chị.',
      madeAt: soon,
      fares,
    })),
  };
  const element = <OpenedRequest view={view} cities={{}} bookingCode={bookingCode} />;
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => null, element }], {
    hydrationData: { loaderData: { root: { root: pack({ settings }) } } },
  });
  return renderToString(<RouterProvider router={router} />)
    .replaceAll('<!-- -->', '')
    .replaceAll(/\s+/g, ' ');
}

test('an enquiry that was closed promises no offer and says where to go on', () => {
  for (const offers of [[], [[fareWith()]]]) {
    const page = show('dong', offers);
    expect(page).toContain('Yêu cầu này đã đóng');
    expect(page).toContain('href="/ve-may-bay"');
    expect(page).not.toMatch(/Chưa có báo giá|Giá giữ đến|Chọn và trả/);
  }
  expect(show('moi')).toContain('Chưa có báo giá');
});

test('a message waits for an answer, not for a price', () => {
  for (const kind of ['lien-he', 'khieu-nai', 'goi-lai'] as const) {
    const page = show('moi', [], null, kind);
    expect(page).toContain('Chưa có câu trả lời');
    expect(page).not.toContain('báo giá');
  }
});

test('an offer whose fares have all lapsed does not wait for the guest any more', () => {
  const lapsed = [
    show('cho-khach', [[fareWith()]]),
    show('cho-thanh-toan', [[fareWith({ isAccepted: true }), fareWith()]]),
  ];
  for (const page of lapsed) {
    expect(page).toContain('Giá đã báo hết hạn giữ');
    expect(page).toContain('href="/ve-may-bay"');
    expect(page).not.toMatch(/Chờ bạn trả lời|Chờ thanh toán|Giá giữ đến/);
  }
});

test('a fare that can be chosen or paid says until when, without any notice of a lapse', () => {
  const chosen = fareWith({ isAccepted: true, canBePaid: true });
  const pages = [
    show('cho-khach', [[fareWith({ canBeAccepted: true }), fareWith()], [fareWith()]]),
    show('cho-thanh-toan', [[chosen, fareWith()]]),
  ];
  for (const page of pages) {
    expect(page).not.toContain('hết hạn giữ');
    expect(page).toContain('Giá giữ đến');
  }
});

test('an answer without any price says how to answer it', () => {
  const page = show('cho-khach', [[]]);
  expect(page).toContain('Chúng tôi đang chờ bạn trả lời');
  expect(page).toContain('Trả lời của chúng tôi');
  expect(page).not.toMatch(/hết hạn giữ|>Báo giá</);
});

test('an enquiry that is closed after its fare was booked still leads to the trip', () => {
  const booked = [[fareWith({ isAccepted: true })]];
  expect(show('chot', booked, 'DV26A7K9Q')).toMatch(/Đã thanh toán: Bay sáng.*href="\/chuyen-di\/DV26A7K9Q"/);
  const closed = show('dong', booked, 'DV26A7K9Q');
  expect(closed).toContain('href="/chuyen-di/DV26A7K9Q"');
  expect(closed).not.toContain('Đã thanh toán');
  expect(show('dong', booked)).not.toContain('Xem chuyến đi');
});
