export const carModes = {
  'airport-transfer': 'đưa đón sân bay',
  'with-driver': 'có tài xế',
  'self-drive': 'tự lái',
};

export const transmissions = { manual: 'số sàn', automatic: 'số tự động' };

export const fuels = { petrol: 'xăng', diesel: 'dầu', electric: 'điện' };
