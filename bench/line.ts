/** What is measured, as a ratio to its limit. A line fails when it is on the wrong side. */
export interface Line {
  what: string
  measured: string
  limit: string
  ratio: number
  holds: boolean
}

/** Tells a line as soon as it is known. */
export type Tell = (line: Line) => void

/** Everything of one name on the command line; of pages, those alone that are named. */
export type Measure = (tell: Tell, pages: readonly string[]) => Promise<void>
