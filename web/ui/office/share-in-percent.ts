const oneDecimal = new Intl.NumberFormat('en-GB', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** "3.8%": a part of a whole that is not nothing. */
export const shareInPercent = (part: number, whole: number) => oneDecimal.format(part / whole)
