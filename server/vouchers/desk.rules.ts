/** Where guests reach a person. */
export const desk = { telephone: '+81 3 0000 0000', hours: '05:00 to 23:00 every day' } as const
