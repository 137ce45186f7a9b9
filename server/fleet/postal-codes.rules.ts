/** First and last code of each span that lies within an area: seven digits, as Japan Post gives them. */
const spans: readonly (readonly [area: string, first: number, last: number])[] = [
  // What follows until 101 are islands, a night at sea away.
  ['chiyoda-chuo', 100_0000, 100_0099],
  ['chiyoda-chuo', 100_6000, 104_9999],
  ['shinagawa', 108_0074, 108_0075],
  ['minato', 105_0000, 108_9999],
  ['taito', 110_0000, 111_9999],
  ['chiyoda-chuo', 112_0000, 113_9999],
  ['toshima', 114_0000, 115_9999],
  ['taito', 116_0000, 134_9999],
  ['koto-odaiba', 135_0000, 138_9999],
  ['haneda', 144_0041, 144_0043],
  ['shinagawa', 140_0000, 149_9999],
  ['shibuya', 150_0000, 158_9999],
  ['shinjuku', 160_0000, 169_9999],
  ['toshima', 170_0000, 179_9999],
  ['yokohama', 220_0000, 236_9999],
  ['yokohama', 240_0000, 240_0099],
  ['yokohama', 241_0000, 246_9999],
  ['yokohama', 247_0000, 247_0049],
  ['kamakura', 247_0050, 248_9999],
  ['hakone', 250_0300, 250_0699],
  ['kamakura', 251_0000, 251_9999],
  ['kamakura', 252_0800, 252_0829],
  ['maihama', 279_0000, 279_9999],
  ['narita', 282_0000, 282_9999],
  ['narita', 286_0000, 286_0199],
  ['nikko', 321_1200, 321_1699],
  ['nikko', 321_2300, 321_2799],
  ['mashiko', 321_4200, 321_4299],
  ['kawagoe', 350_0000, 350_0099],
  ['kawagoe', 350_0800, 350_0899],
  ['kawagoe', 350_1100, 350_1199],
  ['fuji-kawaguchiko', 401_0300, 401_0399],
  ['fuji-kawaguchiko', 401_0500, 401_0599],
  ['fuji-kawaguchiko', 403_0000, 403_0099],
]

export interface PostalCode {
  /** Null: none of ours. */
  area: string | null
  /** Written with its sign, so that it is no number of a house. */
  isSure: boolean
}

/** The postal code in a text whose letters are plain; null where there is none. */
export function postalCodeIn(text: string): PostalCode | null {
  const written = /〒 ?(\d{3}) ?-? ?(\d{4})(?!\d)/.exec(text) ?? /(?<![\d-])(\d{3})-(\d{4})(?![\d-])/.exec(text)
  if (!written) return null
  const code = Number(`${written[1]}${written[2]}`)
  const area = spans.find(([, first, last]) => first <= code && code <= last)?.[0] ?? null
  return { area, isSure: written[0].startsWith('〒') }
}
