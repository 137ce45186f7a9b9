/**
 * Whether the first figure of T and thirteen is the check of the other twelve, as it is with companies: 9 less the rest by
 * nine of their sum, weighted 1 and 2 in turn from the right. A sole trader's need not fit.
 */
export function fitsCheckDigit(number: string): boolean {
  const [check = 0, ...others] = [...number.slice(1)].map(Number)
  const sum = others.toReversed().reduce((all, figure, at) => all + figure * (at % 2 === 0 ? 1 : 2), 0)
  return check === 9 - (sum % 9)
}
