const NUMERALS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** "two" up to twelve, figures from there. */
export const numeral = (count: number) => NUMERALS[count] ?? String(count)

/** "1 guest", "3 guests". */
export const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`

/** "two suitcases", "no large suitcases". */
export const suitcases = (count: number, size?: string) =>
  `${size ? `${count === 0 ? 'no' : count} ${size}` : numeral(count)} suitcase${count === 1 ? '' : 's'}`
