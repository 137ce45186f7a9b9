import { addressPayloads } from './addresses.ts'
import { breakoutPayloads } from './breakouts.ts'
import { elementPayloads } from './elements.ts'

/** The known kinds of cross-site scripting, 223 of them; where one runs, it calls `alert`. */
export const corpus: readonly string[] = [...elementPayloads, ...addressPayloads, ...breakoutPayloads]
