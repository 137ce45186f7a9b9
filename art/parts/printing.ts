const WHOLE_SHEET = 'x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"'

const noise = (frequency: string, octaves: number, seed: number, rest = '') =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"${rest}/>`

const displace = (scale: number, axes: string) =>
  `<feDisplacementMap in="SourceGraphic" in2="n" scale="${scale}" ${axes}/>`

const tint = (values: string) => `<feColorMatrix values="${values}"/>`

/** The marks of block, paper and hand, as filters whose ids begin with the name of the print. */
export function printingFilters(id: string): string {
  const filter = (name: string, box: string, content: string) => `<filter id="${id}-${name}" ${box}>${content}</filter>`
  return [
    filter(
      'cut',
      'x="-2%" y="-2%" width="104%" height="104%"',
      noise('.018', 2, 3, ' result="n"') + displace(3.6, 'xChannelSelector="R" yChannelSelector="G"'),
    ),
    filter(
      'wave',
      'x="-5%" y="-5%" width="110%" height="110%"',
      noise('.006 .06', 2, 8, ' result="n"') + displace(38, 'xChannelSelector="R" yChannelSelector="A"'),
    ),
    filter('soft', 'x="-20%" y="-20%" width="140%" height="140%"', '<feGaussianBlur stdDeviation="14"/>'),
    filter('glow', 'x="-60%" y="-60%" width="220%" height="220%"', '<feGaussianBlur stdDeviation="26"/>'),
    filter(
      'wood',
      WHOLE_SHEET,
      noise('.0011 .075', 3, 11) + tint('0 0 0 0 .08 0 0 0 0 .09 0 0 0 0 .16 1.9 0 0 0 -.85'),
    ),
    filter('grain', WHOLE_SHEET, noise('.75', 2, 5) + tint('0 0 0 0 .1 0 0 0 0 .1 0 0 0 0 .14 2.4 0 0 0 -1.1')),
    filter('fleck', WHOLE_SHEET, noise('.5 .42', 2, 21) + tint('0 0 0 0 .96 0 0 0 0 .92 0 0 0 0 .84 9 0 0 0 -6.3')),
    filter('baren', WHOLE_SHEET, noise('.005 .008', 3, 2) + tint('0 0 0 0 .07 0 0 0 0 .09 0 0 0 0 .2 1.8 0 0 0 -.85')),
  ].join('')
}

const shortenNumbers = (d: string) =>
  d
    .replace(/(^|[^\d.])0\.(?=\d)/g, '$1.')
    .replace(/(\d) -/g, '$1-')
    .replace(/\.0(?!\d)/g, '')

/** The same picture in fewer characters. */
export const lean = (svg: string): string =>
  svg
    .replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${shortenNumbers(d)}"`)
    .replace(/" \/>/g, '"/>')
    .replace(/ >/g, '>')
    .replace(/="0\./g, '=".')
