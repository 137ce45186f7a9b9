/** Where people answer. */
export const desk = {
  phone: '+81 3 0000 0000',
  phoneHref: 'tel:+81300000000',
  hours: '05:00 to 23:00 Tokyo time',
} as const
