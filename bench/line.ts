/** What is measured, as a ratio to its limit. A line fails when it is on the wrong side. */
export interface Line {
  what: string
  measured: string
  limit: string
  ratio: number
  holds: boolean
}
