/** Extras as an address writes them: "umbrella:1,water:4". Pure, for pages that bring no schemas along. */
export const writtenExtrasPattern = /^$|^[a-z0-9-]{1,60}:\d{1,2}(,[a-z0-9-]{1,60}:\d{1,2}){0,9}$/

export interface WrittenExtra {
  code: string
  pieces: number
}

export const readWrittenExtras = (written = ''): WrittenExtra[] =>
  written === '' || !writtenExtrasPattern.test(written)
    ? []
    : written.split(',').map((one) => {
        const [code = '', pieces = '0'] = one.split(':')
        return { code, pieces: Number(pieces) }
      })

export const writeExtras = (extras: readonly WrittenExtra[]): string =>
  extras
    .filter(({ pieces }) => pieces > 0)
    .map(({ code, pieces }) => `${code}:${pieces}`)
    .join(',')
