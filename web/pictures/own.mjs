export const own = {};
