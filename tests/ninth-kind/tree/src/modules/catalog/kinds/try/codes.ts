export const levels = { beginner: 'người mới', advanced: 'đã biết làm' };
