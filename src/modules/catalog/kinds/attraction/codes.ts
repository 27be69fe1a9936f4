/** How tickets are redeemed at the gate. */
export const redemptions = { 'qr-at-gate': 'quét QR tại cổng', 'paper-ticket': 'đổi vé giấy' };

/** Whether the gate scans the party's code once for each guest, or once for all. */
export const deliveries = { 'per-guest': 'một QR mỗi khách', 'per-party': 'một QR cả đoàn' };
