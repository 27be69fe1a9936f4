export const difficulties = { easy: 'nhẹ nhàng', moderate: 'vừa sức', demanding: 'cần thể lực' };
